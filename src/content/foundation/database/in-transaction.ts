import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';

/**
 * Runs the work in a transaction. The work passes its request on to every call: `asking`, or a new one without a
 * user.
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
