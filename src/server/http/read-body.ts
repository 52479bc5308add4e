import type { IncomingMessage } from 'node:http';

/**
 * A request's body as text, read from the socket itself: votes come by the ten thousand, and a web stream for each
 * costs more than the vote.
 * @returns what it is, or why it can't be used: more bytes than `most`, no UTF-8, broken off
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

/** The same as bytes of whatever kind. What comes beyond `most` is kept by nobody. */
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
