import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';

/**
 * Does all of the work or nothing of it. The work passes its request on to whatever it calls: the one that is given here,
 * or one of nobody's.
 */
export async function inTransaction<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
  asking?: PayloadRequest,
): Promise<Result> {
  const req = asking ?? (await createLocalReq({}, payload));
  const began = await initTransaction(req);
  try {
    const result = await work(req);
    if (began) await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
