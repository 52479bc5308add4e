import type { Payload, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { readDraftOf } from '#content/wire/api/page-documents.ts';
import type { DraftLinkQuery, SharedDraft } from '#pages/content-api.ts';
import { keptDraftToken } from '#pages/draft-link.ts';

const day = 86_400_000;

/** How long an expired link still answers that it has expired, in days; afterwards it is unknown. */
const rememberedFor = 30;

const stored = z.object({
  id: z.number(),
  page: z.number().nullish(),
  until: z.coerce.date(),
  madeBy: z.string(),
  createdAt: z.coerce.date(),
});

/** A link in its page's form, without the token, which is shown only once. */
export interface ListedLink {
  id: number;
  /** ISO 8601, as `madeAt`. */
  until: string;
  madeBy: string;
  madeAt: string;
}

/** What a link shows: undefined if it never existed, `over` if it has expired or its page is gone. */
export async function readSharedDraft(
  payload: Payload,
  asked: DraftLinkQuery,
  now = Date.now(),
): Promise<SharedDraft | 'over' | undefined> {
  const [link] = await linksWhere(payload, { token: { equals: asked.link } });
  if (!link) return undefined;
  if (link.until.getTime() <= now || !link.page) return 'over';
  const draft = await readDraftOf(payload, link.page, asked.locale);
  return draft ? { until: link.until.toISOString(), ...draft } : 'over';
}

/** The active links to a page's draft, the one that expires last first. */
export async function linksTo(req: PayloadRequest, page: number): Promise<ListedLink[]> {
  const now = new Date().toISOString();
  const links = await linksWhere(
    req.payload,
    { and: [{ page: { equals: page } }, { until: { greater_than: now } }] },
    req,
  );
  return links.map(({ id, until, madeBy, createdAt }) => ({
    id,
    until: until.toISOString(),
    madeBy,
    madeAt: createdAt.toISOString(),
  }));
}

/** Stores a new link, and deletes those that expired long ago. */
export async function keepLink(
  req: PayloadRequest,
  link: { page: number; token: string; until: Date; madeBy: string },
): Promise<void> {
  const longAgo = new Date(Date.now() - rememberedFor * day).toISOString();
  await req.payload.db.deleteMany({
    collection: 'draft-links',
    where: { until: { less_than: longAgo } },
    req,
  });
  await req.payload.create({
    collection: 'draft-links',
    data: { ...link, token: keptDraftToken(link.token), until: link.until.toISOString() },
    depth: 0,
    req,
  });
}

/** Revokes a link to this page. False if there is no such active link. */
export async function endLink(req: PayloadRequest, page: number, link: number): Promise<boolean> {
  const now = new Date().toISOString();
  const { docs } = await req.payload.update({
    collection: 'draft-links',
    where: { and: [{ id: { equals: link } }, { page: { equals: page } }, { until: { greater_than: now } }] },
    data: { until: now },
    depth: 0,
    req,
  });
  return docs.length > 0;
}

async function linksWhere(payload: Payload, where: Where, req?: PayloadRequest) {
  const { docs } = await payload.find({
    collection: 'draft-links',
    where,
    sort: '-until',
    depth: 0,
    pagination: false,
    ...(req ? { req } : {}),
  });
  return z.array(stored).parse(docs);
}
