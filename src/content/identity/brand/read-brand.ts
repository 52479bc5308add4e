import { isolateObjectProperty, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { brand } from '#brand/brand.ts';
import { type Brand, brandRecordSchema, type WrittenBrand } from '#brand/record/brand-record.ts';
import { type FaceProblems, withOwnFaces } from '#content/identity/faces/own-faces.ts';
import { type Locale, readInEveryLocale } from '#i18n/locales.ts';
import { chosenFiles, recordOf } from './stored-brand.ts';

interface Reading {
  /** Reads the newest draft; only for accounts that may preview. */
  draft?: boolean;
  req?: PayloadRequest;
}

export function readStoredBrand(
  payload: Payload,
  { draft = false, req }: Reading = {},
): Promise<{ [Code in Locale]: unknown }> {
  return readInEveryLocale((locale) =>
    payload.findGlobal({
      slug: 'brand',
      draft,
      locale,
      fallbackLocale: false,
      depth: 0,
      // Payload changes the locale of the request that it is given.
      ...(req ? { req: isolateObjectProperty(req, ['locale', 'fallbackLocale']) } : {}),
    }),
  );
}

/** The published record, or the newest draft. */
export async function readWrittenBrand(payload: Payload, reading?: Reading): Promise<WrittenBrand> {
  return (await readWithFaces(payload, reading)).record;
}

/** The same, with problems of uploaded typefaces. */
export async function readWithFaces(
  payload: Payload,
  reading?: Reading,
): Promise<{ record: WrittenBrand; problems: FaceProblems }> {
  const stored = await readStoredBrand(payload, reading);
  return withOwnFaces(payload, recordOf(stored), chosenFiles(stored.de), reading?.req);
}

/**
 * The same, with every measure in numbers. A stored one that can't be read, as after a downgrade,
 * must not take the pages along: then it is the one that the product was made with.
 */
export async function readBrand(payload: Payload): Promise<Brand> {
  const parsed = brandRecordSchema.safeParse(await readWrittenBrand(payload));
  if (parsed.success) return parsed.data;
  payload.logger.error(`The identity can’t be read. ${z.prettifyError(parsed.error)}`);
  return brand;
}

/** The draft with every measure parsed into numbers; undefined while something in it is unfinished. */
export async function readBrandDraft(payload: Payload): Promise<Brand | undefined> {
  return brandRecordSchema.safeParse(await readWrittenBrand(payload, { draft: true })).data;
}
