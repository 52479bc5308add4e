import sharp from 'sharp';
import { z } from 'zod';
import type { ContentBackend } from './content-backend.ts';

const saved = z.object({ doc: z.looseObject({ id: z.number() }) });

/** Saves a record through the REST API. Resolves to its id; throws the response if it is refused. */
export async function savedRecord(
  ask: ContentBackend['request'],
  method: string,
  path: string,
  body: object,
): Promise<number> {
  const answer = await ask(method, path, body);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`);
  return saved.parse(JSON.parse(text)).doc.id;
}

export async function redPicture(
  name: string,
  alt: string,
  size: { width: number; height: number },
): Promise<FormData> {
  const drawn = sharp({ create: { ...size, channels: 3, background: '#c00' } });
  const upload = new FormData();
  upload.set('file', new Blob([new Uint8Array(await drawn.png().toBuffer())], { type: 'image/png' }), name);
  upload.set('_payload', JSON.stringify({ alt }));
  return upload;
}
