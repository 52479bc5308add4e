import { readFile } from 'node:fs/promises';
import { isBlockKind } from '#blocks/kinds.ts';
import { endpoint } from '#content/access/endpoints/endpoint.ts';
import { pickerPicture } from './picker-pictures.ts';

/** `GET /api/block-pictures/{kind}`: a kind's picture for the picker. */
export const pictureEndpoint = endpoint('get', '/block-pictures/:kind', ({ routeParams }) =>
  pictureAnswer(isBlockKind(routeParams?.kind) ? pickerPicture(routeParams.kind) : undefined),
);

export async function pictureAnswer(file: string | undefined): Promise<Response> {
  const picture = file && (await readFile(file).catch(() => undefined));
  if (!picture) return Response.json({ message: 'There is no such picture.' }, { status: 404 });
  return new Response(new Uint8Array(picture), {
    headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=86400' },
  });
}
