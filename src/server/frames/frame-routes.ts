import { type Context, Hono } from 'hono';
import type { Brand } from '#brand/record/brand-record.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { grantingLink } from '#pages/draft-link.ts';
import type { PageDocument } from '#pages/page-document.ts';
import { versionSubject } from '#pages/page-version.ts';
import { mayPreview } from '#pages/preview-token.ts';
import type { BrandVersions } from '#server/brand/brand-versions.ts';
import type { ContentClient } from '#server/content/content-client.ts';
import type { PublishedContent } from '#server/content/published-content.ts';
import { framePolicy } from '#server/security-headers.ts';
import { frameOf } from './find-frame.ts';

/** Default style of editors' documents: ink on white, no margin. */
function baseStyle({ colors: { white, ink } }: Brand): string {
  return `body{margin:0;background:${white.hex};color:${ink.hex};font:1rem/1.5 system-ui,sans-serif}`;
}

/**
 * Reports the document's height to the page: on load, on changes, and on request. Comes before the editor's HTML, so
 * that an unclosed tag there can't swallow it. Measures at first instead of observing, because browsers don't render
 * frames that are out of sight.
 */
const reportHeight = `(()=>{
const say=()=>parent.postMessage({frameHeight:document.documentElement.getBoundingClientRect().height},location.origin);
addEventListener('DOMContentLoaded',()=>{say();new ResizeObserver(say).observe(document.documentElement)});
addEventListener('load',say);
addEventListener('message',({source})=>{if(source===parent)say()});
})()`;

/** An editor's document as served in its frame. Unclosed elements can't escape it. */
function frameDocument(framed: { document: string; title: string }, brand: Brand, locale: Locale): string {
  return [
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(framed.title)}</title><style>${baseStyle(brand)}</style><script>${reportHeight}</script></head>`,
    `<body>${framed.document}</body></html>`,
  ].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

interface FrameRouteParts {
  content: PublishedContent;
  client: ContentClient;
  brands: Pick<BrandVersions, 'current'>;
  previewSecret: string;
}

/** Editors' framed documents: of published pages for everyone, of drafts and versions for those with access. */
export function frameRoutes({ content, client, brands, previewSecret }: FrameRouteParts): Hono {
  const app = new Hono();
  /** The draft or version that the request's preview token or shared link grants access to. */
  const draft = async (
    context: Context,
    address: string,
    locale: Locale,
  ): Promise<PageDocument | undefined> => {
    const { preview, page: path, version, ...query } = context.req.query();
    const link = grantingLink(address, query, previewSecret);
    if (link !== undefined) {
      const shared = await client.readSharedDraft({ link, locale });
      return typeof shared === 'object' ? shared.page : undefined;
    }
    if (preview === undefined) return undefined;
    const admits = (subject: Parameters<typeof mayPreview>[0]) =>
      mayPreview(subject, preview, previewSecret, Date.now());
    if (version !== undefined)
      return admits(versionSubject(version, locale)) ? client.readVersion(version, locale) : undefined;
    return path?.startsWith('/') && admits({ path, locale }) ? client.readDraft(path, locale) : undefined;
  };

  for (const locale of locales) {
    app.get(localizedPath('/frames/:id', locale), async (context) => {
      const address = localizedPath(`/frames/${context.req.param('id')}`, locale);
      const drafted = await draft(context, address, locale);
      const framed = drafted ? frameOf(drafted, address) : publishedFrame(content, address, locale);
      if (!framed) return context.text('There is no such frame.\n', 404, { 'cache-control': 'no-store' });
      return context.html(frameDocument(framed, brands.current.brand, locale), 200, {
        'cache-control': drafted ? 'private, no-store' : 'no-cache',
        'content-security-policy': framePolicy,
        // Covers what the Content Security Policy can't: preconnects and WebRTC.
        'connection-allowlist': '(response-origin)',
        'x-dns-prefetch-control': 'off',
        'x-robots-tag': 'noindex',
      });
    });
  }
  return app;
}

function publishedFrame(content: PublishedContent, address: string, locale: Locale) {
  for (const { outline } of content.pages()) {
    if (outline.locale !== locale || outline.route.redirect) continue;
    const framed = frameOf({ blocks: outline.lookedUp }, address);
    if (framed) return framed;
  }
  return undefined;
}
