import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import type { AuditAction } from '#content/access/audit/audit-actions.ts';
import { recordEvent } from '#content/access/audit/record-event.ts';
import { endpoint, idOf, localeOf, parsed, requestedDocument } from '#content/access/endpoints/endpoint.ts';
import { refuse } from '#content/access/endpoints/endpoint-answers.ts';
import { editorName } from '#content/access/rights/roles.ts';
import { inTransaction } from '#content/foundation/database/in-transaction.ts';
import { settings } from '#content/foundation/operation/content-settings.ts';
import { documentIdSchema } from '#content/foundation/requests/document-id.ts';
import { momentAtHome } from '#content/foundation/time/moment-at-home.ts';
import { sentData } from '#content/people/accounts/account-requests.ts';
import { draftLinkPath, newDraftToken } from '#pages/draft-link.ts';
import { mostDays, usualDays } from './link-days.ts';
import { endLink, keepLink, linksTo } from './stored-draft-links.ts';

const day = 86_400_000;

/** The requested expiry: after a number of days, or at the end of a day, `2026-12-01`. */
const linkEndSchema = z.union([
  z.object({ days: z.union(usualDays.map((days) => z.literal(days))) }),
  z.object({ until: z.iso.date() }),
]);

/** When a link created now expires; undefined if that is past or too far ahead. */
function linkEnd(end: z.infer<typeof linkEndSchema>, now: number): Date | undefined {
  const ends = 'days' in end ? new Date(now + end.days * day) : endOfDay(end.until);
  if (!ends || ends.getTime() <= now || ends.getTime() > now + (mostDays + 1) * day) return undefined;
  return ends;
}

/** The midnight at the end of a day in the club's time zone. */
function endOfDay(date: string): Date | undefined {
  const next = new Date(Date.parse(`${date}T00:00Z`) + day);
  return momentAtHome(next.toISOString().slice(0, 16));
}

/** The maximum of active links per draft: nobody can keep track of more. */
const mostLinks = 20;

const endingSchema = z.object({ link: documentIdSchema });

const titled = z.object({ title: z.string().nullish() });

const unknownLink = {
  de: 'Diesen Link gibt es nicht mehr.',
  en: 'There is no such link any more.',
};

const list = endpoint('get', '/:id/draft-links', async (req) => {
  const page = await pageOf(req);
  return { links: await linksTo(req, page.id) };
});

/** Creates a link; only this response has its URL. */
const make = endpoint('post', '/:id/draft-links', async (req) => {
  const page = await pageOf(req);
  const asked = linkEndSchema.safeParse(await sentData(req));
  const until = asked.success ? linkEnd(asked.data, Date.now()) : undefined;
  if (!until)
    return refuse(req, 400, {
      de: `Bitte einen Tag wählen, der noch nicht vorbei ist und höchstens ${mostDays} Tage entfernt liegt.`,
      en: `Please choose a day that isn’t over yet and is ${mostDays} days away at most.`,
    });
  if ((await linksTo(req, page.id)).length >= mostLinks)
    return refuse(req, 409, {
      de: `Zu diesem Entwurf gelten schon ${mostLinks} Links. Bitte erst einen beenden.`,
      en: `There are ${mostLinks} links to this draft already. Please end one first.`,
    });
  const token = newDraftToken(settings.secrets.preview);
  await inTransaction(
    req.payload,
    async (within) => {
      await keepLink(within, { page: page.id, token, until, madeBy: editorName(req.user) ?? '' });
      await record(within, 'draftShared', page, until.toISOString());
    },
    req,
  );
  return { address: settings.siteUrl + draftLinkPath(token, localeOf(req)) };
});

/** Revokes a link; pages opened with it lose their content at the next request. */
const end = endpoint('post', '/:id/draft-links/end', async (req) => {
  const page = await pageOf(req);
  const { link } = parsed(endingSchema, await sentData(req), unknownLink, 404);
  const ended = await inTransaction(
    req.payload,
    async (within) => {
      const found = await endLink(within, page.id, link);
      if (found) await record(within, 'draftUnshared', page);
      return found;
    },
    req,
  );
  return ended ? {} : refuse(req, 404, unknownLink);
});

interface Page {
  id: number;
  title: string | undefined;
}

/** The page in the URL, unless it is in the trash. */
async function pageOf(req: PayloadRequest): Promise<Page> {
  const problem = {
    de: 'Diese Seite gibt es nicht oder nicht mehr.',
    en: 'There is no such page, or no longer.',
  };
  const page = await requestedDocument(req, 'pages', problem, { draft: true, select: { title: true } });
  return { id: idOf(req), title: titled.parse(page).title ?? undefined };
}

function record(req: PayloadRequest, action: AuditAction, { id, title }: Page, details = ''): Promise<void> {
  return recordEvent(req, {
    action,
    subject: 'pages',
    document: id,
    ...(title ? { title } : {}),
    ...(details ? { details } : {}),
  });
}

export const draftLinkEndpoints: readonly Endpoint[] = [list, make, end];
