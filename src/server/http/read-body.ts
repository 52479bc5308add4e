import type { IncomingMessage } from 'node:http';

/**
 * Reads a request's body as text from the socket: for the ten thousands of votes, a web stream each would cost more
 * than the vote itself.
 * @returns the text, or the reason it is unusable: more than `most` bytes, not UTF-8, aborted
 */
export async function readBody(
  request: IncomingMessage,
  most: number,
): Promise<string | { problem: 'size' | 'unreadable' }> {
  const bytes = await readBytes(request, most);
  if ('problem' in bytes) return bytes;
  try {
    return decoder.decode(bytes);
  } catch {
    return { problem: 'unreadable' };
  }
}

/** Like `readBody`, as bytes. Excess bytes are discarded. */
export function readBytes(
  request: IncomingMessage,
  most: number,
): Promise<Buffer | { problem: 'size' | 'unreadable' }> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let size = 0;
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size > most) resolve({ problem: 'size' });
      else parts.push(part);
    });
    request.on('end', () => resolve(Buffer.concat(parts)));
    request.on('close', () => resolve({ problem: 'unreadable' }));
  });
}

const decoder = new TextDecoder('utf-8', { fatal: true });
