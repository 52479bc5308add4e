import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { noteRefusal } from '#content/access/audit/record-refusal.ts';
import { oneLine } from '#serving/one-line.ts';

/** Refuses a server function call, and logs the account: the admin itself never calls what it may not. */
export async function refuseCall(
  payload: Payload,
  { user, headers, name }: { user: TypedUser | null; headers: Headers; name: string },
): Promise<{ error: string }> {
  const req = await createLocalReq({ ...(user ? { user } : {}), req: { headers } }, payload);
  await noteRefusal(req, `server function ${oneLine(String(name)).slice(0, 100)}`);
  return { error: 'This account may not do that. Dafür reicht das Recht dieses Kontos nicht.' };
}
