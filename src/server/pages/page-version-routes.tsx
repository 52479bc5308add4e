import { type Context, Hono } from 'hono';
import { type Locale, locales } from '#i18n/locales.ts';
import type { PageDocument } from '#pages/page-document.ts';
import { pageVersionPath, versionSubject } from '#pages/page-version.ts';
import { mayPreview } from '#pages/preview-token.ts';
import type { ContentClient } from '#server/content/content-client.ts';
import type { PublishedContent } from '#server/content/published-content.ts';
import { mapFrames } from '#server/frames/find-frame.ts';
import { logProblem } from '#server/log.ts';
import { draftPolicy, pageVersionPolicy } from '#server/security-headers.ts';
import { withMediaGranted } from '#server/shown-media.ts';
import { VersionBanner } from '#site/drafts/draft-banner.tsx';
import { draftMessages } from '#site/drafts/draft-messages.ts';
import { NoSharedDraft } from '#site/drafts/shared-draft.tsx';
import type { Renderer } from './render.tsx';
import { confidentialHeaders } from './shared-draft-routes.tsx';

interface PageVersionParts {
  content: PublishedContent;
  client: Pick<ContentClient, 'readVersion'>;
  renderer: Renderer;
  previewSecret: string;
}

const statusOf = { version: 404, away: 503 } as const;

/**
 * `/preview/versions/{number}?preview={token}`: a version of a page, shown in the admin. Inert: no scripts, forms or
 * links; disclosures can be opened.
 */
export function pageVersionRoutes({ content, client, renderer, previewSecret }: PageVersionParts): Hono {
  const app = new Hono();

  const refuse = (reason: keyof typeof statusOf, locale: Locale): Response => {
    const view = <NoSharedDraft reason={reason} locale={locale} elsewhere={[]} />;
    const title = draftMessages[locale][`${reason}Title`];
    const html = renderer.renderStep(title, view, locale, content.settings, 'src/site/polls/poll-pages');
    return new Response(withoutLinks(html), {
      status: statusOf[reason],
      // Also in a frame, where a browser would otherwise show its own error.
      headers: { ...confidentialHeaders, 'content-security-policy': draftPolicy({ frames: [], forms: [] }) },
    });
  };

  const answer = async (context: Context, version: string, locale: Locale): Promise<Response> => {
    const preview = context.req.query('preview') ?? '';
    const now = Date.now();
    if (!mayPreview(versionSubject(version, locale), preview, previewSecret, now))
      return refuse('version', locale);
    let stored: PageDocument | undefined;
    try {
      stored = await client.readVersion(version, locale);
    } catch (error) {
      logProblem(`Version ${version} of a page could not be shown.`, error);
      return refuse('away', locale);
    }
    if (!stored) return refuse('version', locale);
    const inFrames = new URLSearchParams({ version, preview });
    const page = mapFrames(withMediaGranted(stored, previewSecret, now), (framed) => ({
      ...framed,
      address: `${framed.address}?${inFrames}`,
    }));
    const blocks = page.blocks.map(({ id }) => id);
    const html = renderer.renderStill({ ...content.completeDraft(page), hidden: true }, content.settings, {
      name: draftMessages[locale].version,
      banner: <VersionBanner locale={locale} blocks={blocks} />,
    });
    return context.body(withoutLinks(html), 200, {
      ...confidentialHeaders,
      'content-security-policy': pageVersionPolicy,
    });
  };

  for (const locale of locales)
    app.get(pageVersionPath(':version{[0-9]{1,10}}', locale), (context) =>
      answer(context, context.req.param('version') ?? '', locale),
    );
  return app;
}

/** Relies on React's markup, which always uses double quotes. */
function withoutLinks(html: string): string {
  return html.replace(/(<a\b[^>]*?) href="[^"]*"/g, '$1');
}
