import type { PayloadRequest, Where } from 'payload';
import { isRecord } from '#fields/content-field.ts';
import { type Locale, locales } from '#i18n/locales.ts';

type Stored = Readonly<Record<string, unknown>>;

/** Documents in all locales, without those in the trash. */
export async function documents(req: PayloadRequest, collection: string, where: Where): Promise<Stored[]> {
  const { docs } = await req.payload.db.find({
    collection,
    where: { and: [where, { deletedAt: { exists: false } }] },
    locale: 'all',
    pagination: false,
    limit: 0,
    req,
  });
  return docs.filter(isRecord);
}

/** The newest version of each matching page, published or not, in all locales. */
export async function newestVersions(req: PayloadRequest, where: Where): Promise<Stored[]> {
  const { docs } = await req.payload.db.findVersions({
    collection: 'pages',
    where: { and: [{ latest: { equals: true } }, where] },
    locale: 'all',
    pagination: false,
    limit: 0,
    req,
  });
  return docs.flatMap((doc: unknown) => (isRecord(doc) && isRecord(doc.version) ? [doc.version] : []));
}

/** The locales in which a page read with `locale: 'all'` has a title, and so exists. */
export function localesWithTitle(doc: unknown): Locale[] {
  const titles = isRecord(doc) && isRecord(doc.title) ? doc.title : {};
  return locales.filter((locale) => typeof titles[locale] === 'string' && titles[locale] !== '');
}
