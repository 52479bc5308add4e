import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { readBody } from './read-body.ts';

export const statusOfBody = { type: 415, size: 413, unreadable: 400, shape: 422 } as const;

/** Parses a JSON body of at most `most` bytes with this schema. */
export async function readJson<Shape>(
  request: IncomingMessage,
  schema: z.ZodType<Shape>,
  most: number,
): Promise<{ json: Shape } | { problem: keyof typeof statusOfBody }> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) return { problem: 'type' };
  const body = await readBody(request, most);
  if (typeof body !== 'string') return body;
  const json = parsed(body);
  if (json === undefined) return { problem: 'unreadable' };
  const read = schema.safeParse(json);
  return read.success ? { json: read.data } : { problem: 'shape' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
