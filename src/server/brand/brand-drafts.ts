import { type Context, Hono } from 'hono';
import { drawnWordmark } from '#brand/drawn-wordmark.ts';
import { ownFaceBytes, ownFaceFile, ownFacesToCss } from '#brand/own-faces.ts';
import { type Brand, brandRecordSchema } from '#brand/record/brand-record.ts';
import { tokensToCss } from '#brand/tokens.ts';
import { editorLanguageFor } from '#i18n/editor-texts.ts';
import { inEveryLocale, type Locale } from '#i18n/locales.ts';
import { parseLocalizedPath } from '#i18n/localized-path.ts';
import { identitySubject, mayPreview } from '#pages/preview-token.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import type { ContentClient } from '#server/content/content-client.ts';
import type { PublishedContent } from '#server/content/published-content.ts';
import type { Renderer } from '#server/pages/render.tsx';
import { draftPolicy } from '#server/security-headers.ts';
import { draftMessages } from '#site/drafts/draft-messages.ts';
import { Logos } from './logos.ts';

interface BrandDraftParts {
  client: Pick<ContentClient, 'readBrandDraft' | 'readPageInBrandDraft'>;
  content: Pick<PublishedContent, 'completeDraft' | 'outline' | 'settings' | 'whole'>;
  renderer: Pick<Renderer, 'renderInBrandDraft'>;
  previewSecret: string;
}

/** Only for the requester, because a draft may change at any time. */
const unkept = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

const parameter = 'identity';

/**
 * Shows published pages in the newest draft of the identity to anyone with a token (`?identity=…`). Links carry the
 * token on, so that the whole site can be browsed. Stateless: every request asks the content backend, so any instance
 * can answer it.
 */
export class BrandDrafts {
  readonly #parts: BrandDraftParts;

  constructor(parts: BrandDraftParts) {
    this.#parts = parts;
  }

  tokenIn(query: string): string | undefined {
    const token = new URLSearchParams(query).get(parameter);
    return token !== null && this.#admits(token) ? token : undefined;
  }

  /** Undefined if there is no such page. */
  async page(
    context: Context,
    { path, locale, token }: { path: string; locale: Locale; token: string },
  ): Promise<Response | undefined> {
    const { client, content, renderer } = this.#parts;
    const [page, brand] = await Promise.all([client.readPageInBrandDraft(path, locale), this.#read()]);
    if (!page) return undefined;
    if (!brand) return context.text(`${draftMessages[locale].identity.unfinished}\n`, 409, unkept);
    const html = renderer.renderInBrandDraft(
      { ...content.completeDraft(page), hidden: true },
      content.settings && settingsIn(brand, content.settings),
      { brand, stylesheet: `/brand/draft.css?${new URLSearchParams({ [parameter]: token })}` },
    );
    return context.html(this.#carryOn(html, token), 200, {
      ...unkept,
      'content-security-policy': draftPolicy({ frames: content.whole.frameOrigins, forms: [] }),
    });
  }

  /** `/brand/draft.css`: the draft's tokens, which override those of the page's stylesheet, and its typefaces. */
  routes(): Hono {
    const app = new Hono();
    app.get('/brand/draft.css', async (context, next) => {
      if (!this.#admits(context.req.query(parameter) ?? '')) return next();
      const brand = await this.#read();
      return brand
        ? context.body(this.#draftCss(brand, context.req.query(parameter) ?? ''), 200, {
            ...unkept,
            'content-type': 'text/css; charset=utf-8',
          })
        : context.text('Unfinished.\n', 409, unkept);
    });
    app.get('/brand/draft/:face', async (context, next) => {
      if (!this.#admits(context.req.query(parameter) ?? '')) return next();
      const brand = await this.#read();
      const font = brand && ownFaceBytes(brand, context.req.param('face'));
      return font ? context.body(font, 200, { ...unkept, 'content-type': 'font/woff2' }) : next();
    });
    return app;
  }

  #draftCss(brand: Brand, token: string): string {
    const query = new URLSearchParams({ [parameter]: token });
    return (
      ownFacesToCss(brand, (role, part) => `/brand/draft/${ownFaceFile(role, part)}?${query}`) +
      tokensToCss(brand)
    );
  }

  #admits(token: string): boolean {
    return mayPreview(identitySubject, token, this.#parts.previewSecret, Date.now());
  }

  async #read(): Promise<Brand | undefined> {
    return brandRecordSchema.safeParse(await this.#parts.client.readBrandDraft()).data;
  }

  /** Adds the token to every page link. Relies on React's markup, which always uses double quotes. */
  #carryOn(html: string, token: string): string {
    return html.replace(
      /(<a\b[^>]*? href=")(\/[^"?#]*)(\?[^"#]*)?(?=[#"])/g,
      (link, before: string, address: string, query = '') => {
        const { path, locale } = parseLocalizedPath(address);
        if (!this.#parts.content.outline(path, locale)) return link;
        return `${before}${address}${query ? `${query}&amp;` : '?'}${parameter}=${token}`;
      },
    );
  }
}

function settingsIn(brand: Brand, settings: ProjectSettings): ProjectSettings {
  const { name, claim } = brand;
  // A draft has no addresses of its own.
  const logos = new Logos(brand, 'draft');
  const wordmark = drawnWordmark(
    brand,
    (logo) => `data:image/svg+xml,${encodeURIComponent(logos.drawing(logo) ?? '')}`,
  );
  return {
    ...settings,
    brand: { name: name.text, styledLetter: name.styledLetter - 1, ...(wordmark ? { wordmark } : {}) },
    locales: inEveryLocale((locale) => ({
      ...settings.locales[locale],
      claim: claim[editorLanguageFor(locale)],
    })),
  };
}
