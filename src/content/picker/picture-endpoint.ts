import { readFile } from 'node:fs/promises';
import type { Endpoint } from 'payload';
import { isBlockKind } from '#blocks/kinds.ts';
import { pickerPicture } from './picker-pictures.ts';

/** `GET /api/block-pictures/{kind}`: a kind's picture for the picker. */
export const pictureEndpoint: Endpoint = {
  path: '/block-pictures/:kind',
  method: 'get',
  handler: async ({ routeParams }) => {
    const kind = routeParams?.kind;
    const picture = isBlockKind(kind)
      ? await readFile(pickerPicture(kind)).catch(() => undefined)
      : undefined;
    if (!picture) return Response.json({ message: 'There is no such picture.' }, { status: 404 });
    return new Response(new Uint8Array(picture), {
      headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=86400' },
    });
  },
};

export function pictureAddress(kind: string): string {
  return `/api/block-pictures/${kind}`;
}
