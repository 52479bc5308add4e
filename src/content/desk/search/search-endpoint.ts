import { readFile } from 'node:fs/promises';
import { executeAccess, type PayloadRequest } from 'payload';
import { endpoint, queryOf } from '#content/access/endpoints/endpoint.ts';
import { guideFile } from '#content/desk/guides/guide-files.ts';
import { guideAddress, guideTitles, guideTopics } from '#content/desk/guides/guide-topics.ts';
import { labelOf } from '#content/foundation/fields/field-tree.ts';
import { findEntries } from '#content/graph/search/find-entries.ts';
import { containsAll, wordsIn } from '#content/graph/search/words.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { kinds, newDocument } from './search-messages.ts';

export interface Hit {
  title: string;
  /** “Seite”, “Anleitung”. */
  kind: string;
  address: string;
  detail?: string | undefined;
  /** The words around what was found. */
  excerpt?: string | undefined;
}

/** The response of `GET /api/search?typed=…`: actions, what is stored, and guides. */
export interface Found {
  hits: Hit[];
}

export const searchEndpoint = endpoint('get', '/search', async (req) => {
  // Nobody types more; the rest of a pasted text is not read.
  const typed = (queryOf(req).typed ?? '').slice(0, 200);
  const actions = (await actionsOf(req)).filter(({ title }) => containsAll(title, wordsIn(typed)));
  if (wordsIn(typed).length === 0) return { hits: actions } satisfies Found;
  return { hits: [...actions, ...(await stored(req, typed)), ...(await guides(req, typed))] } satisfies Found;
});

async function actionsOf(req: PayloadRequest): Promise<Hit[]> {
  const language = editorLanguageOf(req);
  const asked = Object.entries(newDocument).map(async ([slug, title]): Promise<Hit[]> => {
    const create = req.payload.collections[slug]?.config.access.create;
    if (!create || !(await executeAccess({ req, disableErrors: true }, create))) return [];
    const address = `/admin/collections/${slug}/create`;
    return [{ title: title[language], kind: kinds.action[language], address }];
  });
  return (await Promise.all(asked)).flat();
}

async function stored(req: PayloadRequest, typed: string): Promise<Hit[]> {
  const language = editorLanguageOf(req);
  return (await findEntries(req, typed)).map(({ subject, document, title, at, ...hit }) => {
    const config = req.payload.collections[subject]?.config;
    if (config) {
      const kind = labelOf(config.labels.singular, subject)[language];
      return {
        ...hit,
        title: title ?? kind,
        kind,
        address: `/admin/collections/${subject}/${document}${at}`,
      };
    }
    const label = req.payload.globals.config.find(({ slug }) => slug === subject)?.label;
    const name = labelOf(label, subject)[language];
    return { ...hit, title: name, kind: kinds.setting[language], address: `/admin/globals/${subject}${at}` };
  });
}

async function guides(req: PayloadRequest, typed: string): Promise<Hit[]> {
  const language = editorLanguageOf(req);
  const read = guideTopics.map(async (topic): Promise<Hit[]> => {
    const title = guideTitles[topic][language];
    const text = await readFile(guideFile(topic, language), 'utf8');
    if (!containsAll(`${title} ${text}`, wordsIn(typed))) return [];
    return [{ title, kind: kinds.guide[language], address: guideAddress(topic) }];
  });
  return (await Promise.all(read)).flat();
}
