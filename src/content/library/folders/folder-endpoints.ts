import type { Endpoint, PayloadRequest, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { z } from 'zod';
import { endpoint, parsed } from '#content/access/endpoints/endpoint.ts';
import { refuse } from '#content/access/endpoints/endpoint-answers.ts';
import { documentIdSchema } from '#content/foundation/requests/document-id.ts';
import { folderProblem, isWhere, tidyFolder } from './folder-path.ts';
import { moveToFolder, renameFolder, storedFolders } from './stored-folders.ts';

const unreadable = {
  de: 'Das ließ sich nicht lesen. Bitte die Seite neu laden und noch einmal versuchen.',
  en: 'That could not be read. Please reload the page and try again.',
};

/** Longer than the folder limit, so that an overlong name gets its own error message. */
const typed = z.string().max(2000);

const movedSchema = z.object({ folder: typed, ids: z.array(documentIdSchema).max(5000).optional() });

const renamedSchema = z.object({ from: typed, to: typed });

/** `GET /folders`: all folders with their number of files. */
const list = endpoint('get', '/folders', storedFolders);

/**
 * `POST /folders/move`: moves the files in `ids`, or without `ids` all that match the filter and search in the URL.
 * An empty name takes them out of their folder.
 */
const move = endpoint('post', '/folders/move', async (req) => {
  const sent = parsed(movedSchema, await req.json?.(), unreadable);
  const folder = tidyFolder(sent.folder);
  const problem = folder === null ? undefined : folderProblem(folder);
  if (problem) return refuse(req, 400, problem);
  const moved = await moveToFolder(req, sent.ids ? { id: { in: sent.ids } } : listedWhere(req), folder);
  return { moved, folder };
});

/** `POST /folders/rename`: renames a folder with its subfolders, or moves it into another one. */
const rename = endpoint('post', '/folders/rename', async (req) => {
  const sent = parsed(renamedSchema, await req.json?.(), unreadable);
  const from = tidyFolder(sent.from);
  if (!from) return refuse(req, 400, unreadable);
  const to = tidyFolder(sent.to);
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
  return { moved, folder: to };
});

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
