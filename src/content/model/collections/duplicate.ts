import type { Field, FieldHook, PayloadRequest } from 'payload';
import { type EditorText, editorLanguageFor, editorLanguageOf } from '#i18n/editor-texts.ts';
import { locales } from '#i18n/locales.ts';

const copyWords: EditorText = { de: 'Kopie', en: 'copy' };

/** A copy of `/neues-trikot` gets `/neues-trikot-kopie`, or the next number that no page or redirect uses. */
export const freePath: FieldHook = async ({ value, req }) => {
  if (typeof value !== 'string') return value;
  const stem = value === '/' ? '/start' : value.replace(/-(kopie|copy)(-\d{1,4})?$/, '');
  const first = `${stem}-${copyWords[editorLanguageOf(req)].toLowerCase()}`;
  for (let number = 1; ; number += 1) {
    const path = number === 1 ? first : `${first}-${number}`;
    if (!(await isTaken(path, req))) return path;
  }
};

/** Titles in all locales → how many have been marked. */
const marked = new WeakMap<object, number>();

/** A copy of „Neues Trikot“ is titled „Neues Trikot (Kopie)“, in each locale in its own language. */
export function markCopy(longest: number): FieldHook {
  return ({ value, field, siblingData }) => {
    // Payload calls this once per locale, in order, without saying which.
    const titles: unknown = field.name && siblingData[field.name];
    if (typeof titles !== 'object' || titles === null) return value;
    const turn = marked.get(titles) ?? 0;
    marked.set(titles, turn + 1);
    const locale = locales[turn];
    if (typeof value !== 'string' || value === '' || !locale) return value;
    const mark = ` (${copyWords[editorLanguageFor(locale)]})`;
    return value.endsWith(mark) ? value : value.slice(0, longest - mark.length).trimEnd() + mark;
  };
}

async function isTaken(path: string, req: PayloadRequest): Promise<boolean> {
  const where = { path: { equals: path } };
  const found = await Promise.all([
    req.payload.count({ collection: 'pages', where, req }),
    // A path reserved by a draft.
    req.payload.countVersions({
      collection: 'pages',
      where: { and: [{ 'version.path': { equals: path } }, { latest: { equals: true } }] },
      req,
    }),
    req.payload.count({ collection: 'redirects', where: { from: { equals: path } }, req }),
  ]);
  return found.some(({ totalDocs }) => totalDocs > 0);
}

/** The fields, of which those with these names stay empty in a copy: it has no schedule yet. */
export function emptyInCopies(fields: readonly Field[], names: readonly string[]): Field[] {
  return fields.map((field) =>
    'name' in field && field.name && names.includes(field.name) && field.type === 'date'
      ? { ...field, hooks: { ...field.hooks, beforeDuplicate: [() => null] } }
      : field,
  );
}
