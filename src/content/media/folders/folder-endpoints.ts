import type { Endpoint, PayloadRequest, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { z } from 'zod';
import { documentIdSchema } from '#content/api/document-id.ts';
import { refuse } from '#content/api/endpoint-answers.ts';
import { folderProblem, isWhere, tidyFolder } from './folder-path.ts';
import { moveToFolder, renameFolder, storedFolders } from './stored-folders.ts';

const noStore = { headers: { 'cache-control': 'no-store' } };

const unreadable = {
  de: 'Das ließ sich nicht lesen. Bitte die Seite neu laden und noch einmal versuchen.',
  en: 'That could not be read. Please reload the page and try again.',
};

/** Longer than the folder limit, so that an overlong name gets its own error message. */
const typed = z.string().max(2000);

const movedSchema = z.object({ folder: typed, ids: z.array(documentIdSchema).max(5000).optional() });

const renamedSchema = z.object({ from: typed, to: typed });

/** `GET /folders`: all folders with their number of files. */
const list: Endpoint = {
  path: '/folders',
  method: 'get',
  handler: async (req) => Response.json(await storedFolders(req), noStore),
};

/**
 * `POST /folders/move`: moves the files in `ids`, or without `ids` all that match the filter and search in the URL.
 * An empty name takes them out of their folder.
 */
const move: Endpoint = {
  path: '/folders/move',
  method: 'post',
  handler: async (req) => {
    const sent = movedSchema.safeParse(await req.json?.());
    if (!sent.success) return refuse(req, 400, unreadable);
    const folder = tidyFolder(sent.data.folder);
    const problem = folder === null ? undefined : folderProblem(folder);
    if (problem) return refuse(req, 400, problem);
    const { ids } = sent.data;
    const moved = await moveToFolder(req, ids ? { id: { in: ids } } : listedWhere(req), folder);
    return Response.json({ moved, folder }, noStore);
  },
};

/** `POST /folders/rename`: renames a folder with its subfolders, or moves it into another one. */
const rename: Endpoint = {
  path: '/folders/rename',
  method: 'post',
  handler: async (req) => {
    const sent = renamedSchema.safeParse(await req.json?.());
    const from = sent.success && tidyFolder(sent.data.from);
    if (!sent.success || !from) return refuse(req, 400, unreadable);
    const to = tidyFolder(sent.data.to);
    if (to === null) {
      return refuse(req, 400, {
        de: 'Der Ordner braucht einen Namen. Soll es ihn nicht mehr geben, bitte seine Dateien verschieben.',
        en: 'The folder needs a name. If it is to be there no more, move its files.',
      });
    }
    const tooLong = folderProblem(to);
    if (tooLong) return refuse(req, 400, tooLong);
    const moved = await renameFolder(req, from, to);
    if (moved === 'too long') {
      return refuse(req, 400, {
        de: 'Mit diesem Namen würde ein Ordner, der darin liegt, zu lang. Bitte einen kürzeren nehmen.',
        en: 'With this name a folder that lies in it would get too long. Please take a shorter one.',
      });
    }
    if (moved === 0) {
      return refuse(req, 404, {
        de: `Einen Ordner „${from}“ gibt es nicht mehr. Bitte die Seite neu laden.`,
        en: `There is no folder “${from}” any more. Please reload the page.`,
      });
    }
    return Response.json({ moved, folder: to }, noStore);
  },
};

export const folderEndpoints: Endpoint[] = [list, move, rename];

/** The filter of a list URL, as Payload reads it. */
function listedWhere({ payload, query }: PayloadRequest): Where {
  const { where, search } = query ?? {};
  const collectionConfig = payload.collections.media?.config;
  if (!collectionConfig) throw new Error('There are no files.');
  return mergeListSearchAndWhere({
    collectionConfig,
    search: typeof search === 'string' ? search : '',
    where: isWhere(where) ? where : {},
  });
}
