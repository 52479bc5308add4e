/**
 * The request's body; undefined beyond `limit` bytes. The rest is read and discarded: leaving it unread would break
 * the connection, which the site uses for other requests. So only for trusted clients.
 */
export async function boundedBody(request: Request, limit: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length <= limit) chunks.push(chunk);
    else chunks.length = 0;
  }
  return length <= limit ? Buffer.concat(chunks) : undefined;
}

/** Undefined if it is not JSON. */
export function jsonFrom(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
