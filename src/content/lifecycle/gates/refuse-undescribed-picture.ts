import type { CollectionBeforeChangeHook, FlattenedField, PayloadRequest } from 'payload';
import { z } from 'zod';
import {
  fieldValues,
  labelOf,
  pathOf,
  type Values,
  valuesOf,
} from '#content/foundation/fields/field-tree.ts';
import { refuseSaving } from '#content/foundation/refusals/refuse-saving.ts';
import { isRecord } from '#fields/content-field.ts';
import { type EditorText, languageName } from '#i18n/editor-texts.ts';
import { type Locale, locales } from '#i18n/locales.ts';

interface ShownPicture {
  /** The field's path in the form: `options.1.image`. */
  path: string;
  label: EditorText;
  id: string | number;
}

const storedFile = z.object({
  id: z.union([z.string(), z.number()]),
  filename: z.string(),
  mimeType: z.string(),
  alt: z.unknown(),
});

/**
 * Refuses to publish a record with a picture that lacks an alternative text in one of its languages: the pages that
 * show it are live, and their own check won't run again. Drafts may be unfinished.
 */
export const refuseUndescribedPicture: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (data._status !== 'published') return data;
  const record: Values = { ...originalDoc, ...data };
  const pictures = picturesIn(collection.flattenedFields, record);
  if (pictures.length === 0) return data;
  const spoken = await languagesOf(collection, record, req);
  const { docs } = await req.payload.db.find({
    collection: 'media',
    where: { id: { in: pictures.map(({ id }) => id) } },
    locale: 'all',
    pagination: false,
    limit: 0,
    req,
  });
  const files = new Map(
    z
      .array(storedFile)
      .parse(docs)
      .map((file) => [String(file.id), file]),
  );
  const problems = pictures.flatMap(({ path, label, id }) => {
    const file = files.get(String(id));
    if (!file?.mimeType.startsWith('image/')) return [];
    return spoken
      .filter((locale) => !says(valuesOf(file.alt)[locale]))
      .map((locale) => ({ path, label, message: wanted(file.filename, locale) }));
  });
  refuseSaving(collection.slug, problems, req);
  return data;
};

function wanted(name: string, locale: Locale): EditorText {
  return {
    de: `Das Bild „${name}“ hat auf ${languageName(locale, 'de')} keinen Alternativtext. Bitte unter dem Bild eintragen, was darauf zu sehen ist, und dann veröffentlichen.`,
    en: `The picture “${name}” has no alternative text in ${languageName(locale, 'en')}. Please say below the picture what it shows, then publish.`,
  };
}

/** The locales that visitors get of the record: the one being saved, and those with a title. */
async function languagesOf(
  { slug, admin }: { slug: string; admin: { useAsTitle?: string } },
  record: Values,
  req: PayloadRequest,
): Promise<Locale[]> {
  const title = admin.useAsTitle ?? 'id';
  const { docs } =
    record.id === undefined
      ? { docs: [] }
      : await req.payload.db.findVersions({
          collection: slug,
          where: { and: [{ parent: { equals: record.id } }, { latest: { equals: true } }] },
          locale: 'all',
          limit: 1,
          pagination: false,
          req,
        });
  const titles = valuesOf(valuesOf(docs[0]?.version)[title]);
  return locales.filter((locale) => says(locale === req.locale ? record[title] : titles[locale]));
}

function says(text: unknown): boolean {
  return typeof text === 'string' && text.trim() !== '';
}

function picturesIn(fields: readonly FlattenedField[], record: Values): ShownPicture[] {
  return fieldValues(fields, record).flatMap(({ field, value, steps }): ShownPicture[] => {
    if (field.type !== 'upload' || field.relationTo !== 'media') return [];
    const id = isRecord(value) ? value.id : value;
    const label = labelOf(field.label, field.name);
    return typeof id === 'string' || typeof id === 'number' ? [{ path: pathOf(steps), label, id }] : [];
  });
}
