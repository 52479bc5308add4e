/**
 * The request's body; undefined where it is longer than `limit` bytes. The rest is read all the same, and kept by nobody:
 * leaving it unread would break the connection, on which the site has other requests. So only for those whom one knows.
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
