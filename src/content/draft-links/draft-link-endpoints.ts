import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { mayUpdate } from '#content/access/may-update.ts';
import { editorName } from '#content/access/roles.ts';
import { sentData } from '#content/accounts/account-requests.ts';
import { documentIdSchema } from '#content/api/document-id.ts';
import { refuse, refuseStranger } from '#content/api/endpoint-answers.ts';
import type { AuditAction } from '#content/audit/audit-actions.ts';
import { recordEvent } from '#content/audit/record-event.ts';
import { settings } from '#content/content-settings.ts';
import { inTransaction } from '#content/in-transaction.ts';
import { defaultLocale, isLocale } from '#i18n/locales.ts';
import { draftLinkPath, newDraftToken } from '#pages/draft-link.ts';
import { mostDays } from './link-days.ts';
import { linkEnd, linkEndSchema } from './link-end.ts';
import { endLink, keepLink, linksTo } from './stored-draft-links.ts';

/** The maximum of active links per draft: nobody can keep track of more. */
const mostLinks = 20;

const endingSchema = z.object({ link: documentIdSchema });

const titled = z.object({ title: z.string().nullish() });

const fresh = { headers: { 'cache-control': 'no-store' } };

const list: Endpoint = {
  path: '/:id/draft-links',
  method: 'get',
  handler: (req) =>
    withPage(req, async (page) => Response.json({ links: await linksTo(req, page.id) }, fresh)),
};

/** Creates a link; only this response has its URL. */
const make: Endpoint = {
  path: '/:id/draft-links',
  method: 'post',
  handler: (req) =>
    withPage(req, async (page) => {
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
      const locale = isLocale(req.locale) ? req.locale : defaultLocale;
      return Response.json({ address: settings.siteUrl + draftLinkPath(token, locale) }, fresh);
    }),
};

/** Revokes a link; pages opened with it lose their content at the next request. */
const end: Endpoint = {
  path: '/:id/draft-links/end',
  method: 'post',
  handler: (req) =>
    withPage(req, async (page) => {
      const asked = endingSchema.safeParse(await sentData(req));
      const ended =
        asked.success &&
        (await inTransaction(
          req.payload,
          async (within) => {
            const found = await endLink(within, page.id, asked.data.link);
            if (found) await record(within, 'draftUnshared', page);
            return found;
          },
          req,
        ));
      if (!ended)
        return refuse(req, 404, {
          de: 'Diesen Link gibt es nicht mehr.',
          en: 'There is no such link any more.',
        });
      return Response.json({}, fresh);
    }),
};

interface Page {
  id: number;
  title: string | undefined;
}

/** Answers for a page that the requester may update and that isn't in the trash. */
async function withPage(req: PayloadRequest, answer: (page: Page) => Promise<Response>): Promise<Response> {
  const id = documentIdSchema.safeParse(req.routeParams?.id).data;
  const page =
    id !== undefined &&
    (await req.payload.findByID({
      collection: 'pages',
      id,
      depth: 0,
      draft: true,
      select: { title: true },
      disableErrors: true,
      overrideAccess: false,
      req,
    }));
  if (!page)
    return refuse(req, 404, {
      de: 'Diese Seite gibt es nicht oder nicht mehr.',
      en: 'There is no such page, or no longer.',
    });
  if (!(await mayUpdate(req, { collection: 'pages', id }))) return refuseStranger(req);
  return answer({ id, title: titled.parse(page).title ?? undefined });
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
