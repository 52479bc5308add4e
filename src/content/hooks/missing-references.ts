import type { CollectionBeforeChangeHook, Field, PayloadRequest } from 'payload';
import { editorBlock } from '#blocks/define-block.ts';
import { blockKinds, isBlockKind } from '#blocks/kinds.ts';
import { isRecord } from '#fields/content-field.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import { refuseSaving, type SavingProblem } from './refuse-saving.ts';

interface Reference {
  collection: string;
  id: string | number;
  /** Where it stands: `blocks.2.items.0.image`. */
  path: string;
  blockLabel: EditorText;
}

/** Stops the publication of a page whose picture, poll, form or product visitors could not see, naming the block. */
export const refuseMissingReferences: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (data._status !== 'published') return data;
  const references = blockReferences(data.blocks);
  const problems: SavingProblem[] = [];
  for (const [collection, ids] of idsByCollection(references)) {
    const published = await whetherPublished(collection, [...ids], req);
    for (const reference of references) {
      const isPublished = published.get(String(reference.id));
      if (reference.collection !== collection || isPublished) continue;
      problems.push({
        path: reference.path,
        label: placeOf(reference),
        message: explain(reference, isPublished === undefined),
      });
    }
  }
  refuseSaving('pages', problems, req);
  return data;
};

function placeOf({ blockLabel, path }: Reference): EditorText {
  const position = Number(path.split('.')[1] ?? 0) + 1;
  return { de: `Baustein ${position} („${blockLabel.de}“)`, en: `Block ${position} (“${blockLabel.en}”)` };
}

const names: Readonly<Record<string, EditorText>> = {
  media: { de: 'Die Datei', en: 'The file' },
  polls: { de: 'Die Abstimmung', en: 'The poll' },
  forms: { de: 'Das Formular', en: 'The form' },
  products: { de: 'Das Produkt', en: 'The product' },
};

function explain(reference: Reference, isGone: boolean): EditorText {
  const name = names[reference.collection] ?? { de: 'Der Eintrag', en: 'The record' };
  const { de, en } = placeOf(reference);
  const place = { de: `${name.de} in ${de}`, en: `${name.en} in ${en.replace('Block', 'block')}` };
  return isGone
    ? {
        de: `${place.de} gibt es nicht mehr. Bitte neu auswählen und dann veröffentlichen.`,
        en: `${place.en} no longer exists. Please choose again, then publish.`,
      }
    : {
        de: `${place.de} ist nicht veröffentlicht und fehlte auf der Seite. Bitte erst veröffentlichen, dann diese Seite.`,
        en: `${place.en} is not published and would be missing on the page. Please publish it first, then this page.`,
      };
}

function blockReferences(blocks: unknown): Reference[] {
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block: unknown, index): Reference[] => {
    if (!isRecord(block) || !isBlockKind(block.blockType)) return [];
    const definition = blockKinds[block.blockType];
    return fieldReferences(editorBlock(definition).fields, block, `blocks.${index}`).map((reference) => ({
      ...reference,
      blockLabel: definition.label,
    }));
  });
}

function fieldReferences(
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
  path: string,
): Omit<Reference, 'blockLabel'>[] {
  return fields.flatMap((field): Omit<Reference, 'blockLabel'>[] => {
    if (field.type === 'row') return fieldReferences(field.fields, values, path);
    if (!('name' in field) || field.name === undefined) return [];
    const value = values[field.name];
    const here = `${path}.${field.name}`;
    if (field.type === 'group' && isRecord(value)) return fieldReferences(field.fields, value, here);
    if (field.type === 'array' && Array.isArray(value)) {
      return value.flatMap((entry: unknown, index) =>
        isRecord(entry) ? fieldReferences(field.fields, entry, `${here}.${index}`) : [],
      );
    }
    if ((field.type !== 'upload' && field.type !== 'relationship') || typeof field.relationTo !== 'string')
      return [];
    const id = isRecord(value) ? value.id : value;
    return typeof id === 'string' || typeof id === 'number'
      ? [{ collection: field.relationTo, id, path: here }]
      : [];
  });
}

function idsByCollection(references: readonly Reference[]): Map<string, Set<string | number>> {
  const ids = new Map<string, Set<string | number>>();
  for (const { collection, id } of references)
    ids.set(collection, (ids.get(collection) ?? new Set()).add(id));
  return ids;
}

/** Which of these exist, and whether visitors can see them. */
async function whetherPublished(
  collection: string,
  ids: (string | number)[],
  req: PayloadRequest,
): Promise<Map<string, boolean>> {
  const found = await req.payload.find({
    collection,
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    select: { _status: true },
    req,
  });
  // Files have no drafts, and are public once they are there.
  return new Map(found.docs.map((doc) => [String(doc.id), (doc._status ?? 'published') === 'published']));
}
