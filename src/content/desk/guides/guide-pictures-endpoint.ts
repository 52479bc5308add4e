import { z } from 'zod';
import { endpoint } from '#content/access/endpoints/endpoint.ts';
import { pictureAnswer } from '#content/desk/picker/picture-endpoint.ts';
import { editorLanguages } from '#i18n/editor-texts.ts';
import { guidePicture } from './guide-files.ts';

const asked = z.object({ name: z.string().regex(/^[a-z-]+$/), language: z.enum(editorLanguages) });

export const guidePicturesEndpoint = endpoint('get', '/guide-pictures/:name/:language', ({ routeParams }) => {
  const { data } = asked.safeParse(routeParams);
  return pictureAnswer(data && guidePicture(data.name, data.language));
});
