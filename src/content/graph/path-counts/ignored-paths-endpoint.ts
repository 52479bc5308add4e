import { z } from 'zod';
import { bodyOf, endpoint, parsed } from '#content/access/endpoints/endpoint.ts';
import { refuse } from '#content/access/endpoints/endpoint-answers.ts';
import { isCountedAddress } from '#pages/path-counts.ts';
import { ignorePath } from './missing-paths.ts';

const sentSchema = z.object({
  path: z.string().refine((path) => isCountedAddress(path)),
  ignored: z.boolean(),
});

const unlisted = {
  de: 'Dieser Pfad steht nicht mehr in der Liste. Bitte die Seite neu laden.',
  en: 'This path is no longer in the list. Please reload the page.',
};

/** POST /api/redirects/ignored-paths: hides a path from the missing ones, or shows it again. */
export const ignoredPathsEndpoint = endpoint('post', '/ignored-paths', async (req) => {
  const { path, ignored } = parsed(sentSchema, await bodyOf(req), unlisted, 404);
  return (await ignorePath(req, path, ignored)) ? {} : refuse(req, 404, unlisted);
});
