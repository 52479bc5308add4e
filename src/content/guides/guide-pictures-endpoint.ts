import { readFile } from 'node:fs/promises';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { editorLanguages } from '#i18n/editor-texts.ts';
import { guidePicture } from './guide-files.ts';

const asked = z.object({ name: z.string().regex(/^[a-z-]+$/), language: z.enum(editorLanguages) });

export const guidePicturesEndpoint: Endpoint = {
  path: '/guide-pictures/:name/:language',
  method: 'get',
  handler: async ({ routeParams }) => {
    const { data } = asked.safeParse(routeParams);
    const picture = data && (await readFile(guidePicture(data.name, data.language)).catch(() => undefined));
    if (!picture) return Response.json({ message: 'There is no such picture.' }, { status: 404 });
    return new Response(new Uint8Array(picture), {
      headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=86400' },
    });
  },
};
