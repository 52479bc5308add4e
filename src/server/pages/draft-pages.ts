import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Locale } from '#i18n/locales.ts';
import { emptyPage, newPagePath } from '#pages/new-page.ts';
import type { PageDocument } from '#pages/page-document.ts';
import { mayPreview } from '#pages/preview-token.ts';
import type { ContentClient } from '#server/content/content-client.ts';
import type { PublishedContent } from '#server/content/published-content.ts';
import { mapFrames } from '#server/frames/find-frame.ts';
import { isForeign } from '#server/http/foreign-request.ts';
import { readJson, statusOfBody } from '#server/http/read-json.ts';
import { draftPolicy } from '#server/security-headers.ts';
import { withMediaGranted } from '#server/shown-media.ts';
import { formOrigins } from './form-origins.ts';
import { trailOf } from './page-trail.ts';
import type { Renderer } from './render.tsx';

interface DraftPageParts {
  content: PublishedContent;
  renderer: Renderer;
  client: ContentClient;
  siteUrl: string;
  previewSecret: string;
}

interface Asked {
  path: string;
  locale: Locale;
  token: string;
}

/** The form's values in the admin. The content backend validates them. */
const unsavedSchema = z.object({ values: z.record(z.string(), z.unknown()) });

/** Size limit in bytes, enough for a page of two hundred blocks. */
const most = 4_000_000;

/** Shows saved and unsaved drafts to visitors with a token. */
export class DraftPages {
  readonly #parts: DraftPageParts;

  constructor(parts: DraftPageParts) {
    this.#parts = parts;
  }

  admits({ path, locale, token }: Asked): boolean {
    return mayPreview({ path, locale }, token, this.#parts.previewSecret, Date.now());
  }

  /** The draft saved last, empty for a new page; undefined if there is none. */
  async saved(context: Context, asked: Asked): Promise<Response | undefined> {
    const { path, locale } = asked;
    const page = path === newPagePath ? emptyPage(locale) : await this.#parts.client.readDraft(path, locale);
    return page && this.#show(context, page, asked);
  }

  /**
   * The unsaved values of the admin's form. A token alone is not enough: the form may refer to any record, and a shared
   * link only grants access to one page.
   */
  async unsaved(context: Context, incoming: IncomingMessage, asked: Asked): Promise<Response> {
    if (isForeign(incoming.headers, this.#parts.siteUrl)) return context.text('Not from here.\n', 403);
    const body = await readJson(incoming, unsavedSchema, most);
    if ('problem' in body) return context.text('This is no form of a page.\n', statusOfBody[body.problem]);
    const { cookie = '' } = incoming.headers;
    const page = await this.#parts.client.readUnsaved(asked.path, asked.locale, body.json.values, cookie);
    return page ? this.#show(context, page, asked) : context.text('There is no such page.\n', 404);
  }

  #show(context: Context, stored: PageDocument, { path, token }: Asked): Response {
    const { content, previewSecret, renderer } = this.#parts;
    const page = withMediaGranted(stored, previewSecret, Date.now());
    const inFrames = new URLSearchParams({ page: path, preview: token });
    const draft = mapFrames(page, (framed) => ({ ...framed, address: `${framed.address}?${inFrames}` }));
    const html = renderer.renderDraft(
      { ...content.completeDraft(draft), hidden: true },
      content.settings,
      trailOf(page, content),
    );
    return context.html(html, 200, {
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': draftPolicy({
        frames: content.whole.frameOrigins,
        forms: formOrigins(page),
      }),
    });
  }
}
