import { type Context, Hono } from 'hono';
import { defaultLocale, type Locale, locales } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import type { SharedDraft } from '#pages/content-api.ts';
import { draftLinkPath, grantByLink, isDraftToken, keptDraftToken } from '#pages/draft-link.ts';
import type { ContentClient } from '#server/content/content-client.ts';
import type { PublishedContent } from '#server/content/published-content.ts';
import { mapFrames } from '#server/frames/find-frame.ts';
import { logProblem } from '#server/log.ts';
import { sharedDraftPolicy } from '#server/security-headers.ts';
import { withMediaShared } from '#server/shown-media.ts';
import { draftMessages } from '#site/drafts/draft-messages.ts';
import { NoSharedDraft, SharedDraftBanner } from '#site/drafts/shared-draft.tsx';
import type { PageElsewhere } from '#site/shell/error-view.tsx';
import type { Renderer } from './render.tsx';

interface SharedDraftParts {
  content: PublishedContent;
  client: Pick<ContentClient, 'readSharedDraft'>;
  renderer: Renderer;
  previewSecret: string;
}

const statusOf = { over: 410, unknown: 404, missing: 404, away: 503 } as const;

/** No caching, no indexing, no referrer. */
export const confidentialHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'cdn-cache-control': 'no-store',
  'surrogate-control': 'no-store',
  'x-robots-tag': 'noindex, noarchive',
  'referrer-policy': 'no-referrer',
};

/** `/preview/{token}`: a page's draft for anyone with the link, until it expires. Checked on every request. */
export function sharedDraftRoutes({ content, client, renderer, previewSecret }: SharedDraftParts): Hono {
  const app = new Hono();

  const read = async (token: string, locale: Locale): Promise<SharedDraft | 'over' | 'unknown' | 'away'> => {
    if (!isDraftToken(token, previewSecret)) return 'unknown';
    try {
      return (await client.readSharedDraft({ link: keptDraftToken(token), locale })) ?? 'unknown';
    } catch (error) {
      logProblem('A shared draft could not be shown.', error);
      return 'away';
    }
  };

  const refuse = (
    reason: keyof typeof statusOf,
    locale: Locale,
    elsewhere: readonly PageElsewhere[] = [],
  ): Response => {
    const view = <NoSharedDraft reason={reason} locale={locale} elsewhere={elsewhere} />;
    const title = draftMessages[locale][`${reason}Title`];
    const html = renderer.renderStep(title, view, locale, content.settings, 'src/site/polls/poll-pages');
    return new Response(html, { status: statusOf[reason], headers: confidentialHeaders });
  };

  const answer = async (context: Context, token: string, locale: Locale): Promise<Response> => {
    const shared = await read(token, locale);
    if (typeof shared === 'string') return refuse(shared, locale);
    const { page, until } = shared;
    const link = keptDraftToken(token);
    const elsewhere = shared.locales
      .filter((other) => other !== locale)
      .map((other) => ({ locale: other, href: draftLinkPath(token, other) }));
    if (!page) return refuse('missing', locale, elsewhere);
    const draft = mapFrames(withMediaShared(page, link, previewSecret), (framed) => ({
      ...framed,
      address: grantByLink(framed.address, link, previewSecret),
    }));
    // At the link's address, so that the language switch stays in the draft.
    const shown = {
      ...content.completeDraft(draft),
      path: draftLinkPath(token, defaultLocale),
      hidden: true,
    };
    const html = renderer.renderStill(shown, content.settings, {
      name: draftMessages[locale].draft,
      banner: <SharedDraftBanner locale={locale} until={until} elsewhere={elsewhere} />,
    });
    return context.body(html, 200, {
      ...confidentialHeaders,
      'content-security-policy': sharedDraftPolicy,
    });
  };

  for (const locale of locales) {
    const prefix = localizedPath('/preview/', locale);
    app.get(`${prefix}:token`, (context) => answer(context, context.req.param('token') ?? '', locale));
    app.get(`${prefix}*`, () => refuse('unknown', locale));
  }
  return app;
}
