import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { createElement } from 'react';
import { type Locale, locales } from '#i18n/locales.ts';
import { localizedHref, localizedPath, parseLocalizedPath } from '#i18n/localized-path.ts';
import type { PageDocument } from '#pages/page-document.ts';
import { isAlwaysOpen, pageRulesOf, ruledRedirect } from '#pages/page-rules.ts';
import { countedAddress, type PathCount } from '#pages/path-counts.ts';
import { fullPath, RouteError, validateRoute } from '#pages/route-checks.ts';
import type { BrandDrafts } from '#server/brand/brand-drafts.ts';
import type { ContentClient } from '#server/content/content-client.ts';
import type { PublishedContent } from '#server/content/published-content.ts';
import type { PublishedPage, Redirect } from '#server/content/published-page.ts';
import { type AskedHeader, headerOf, type PlainAnswer, toResponse } from '#server/http/plain-answer.ts';
import { logProblem } from '#server/log.ts';
import type { PathCounter } from '#server/path-counts/path-counter.ts';
import { pagePolicy } from '#server/security-headers.ts';
import { describeError } from '#site/shell/describe-error.ts';
import { errorMessages } from '#site/shell/error-messages.ts';
import { SettingUp } from '#site/shell/setting-up.tsx';
import { pageCaching } from './cache-headers.ts';
import { DraftPages } from './draft-pages.ts';
import { encodedAnswer } from './encoded-body.ts';
import { formOrigins } from './form-origins.ts';
import { pageOfMarkdown } from './markdown-path.ts';
import type { PageCache, RenderedPage } from './page-cache.ts';
import { buildAsked, payloadName, payloadPath } from './payload-request.ts';
import type { RenderedError, Renderer } from './render.tsx';
import { VisitorLanguage } from './visitor-language.ts';

interface PageRouteParts {
  content: PublishedContent;
  cache: PageCache;
  renderer: Renderer;
  client: ContentClient;
  siteUrl: string;
  previewSecret: string;
  brandDrafts: BrandDrafts;
  buildId: string;
  pathCounter: PathCounter;
}

/** When to retry while there is no content, in s. */
const comeAgain = 5;

export class PageRoutes {
  readonly #parts: PageRouteParts;
  readonly #drafts: DraftPages;
  readonly #language: VisitorLanguage;
  /** Addresses of pages and payloads that no earlier route of the app handles. */
  readonly #reached = new Set<string>();

  constructor(parts: PageRouteParts) {
    this.#parts = parts;
    this.#language = new VisitorLanguage(parts.siteUrl);
    this.#drafts = new DraftPages(parts);
  }

  /** GET and HEAD of all paths without another route. */
  async answer(context: Context): Promise<Response> {
    const url = requestTarget(context);
    const { locale, path } = parseLocalizedPath(url.path);
    const { content } = this.#parts;
    // Not resolved as a URL: a path starting with two slashes would change the host.
    const to = new URL(this.#parts.siteUrl + url.path + url.query);
    const ruled = ruledRedirect({ url: to, path, locale }, new URL('/', to));
    if (ruled) return leadTo(ruled.origin === to.origin ? fullPath(ruled) : ruled.href, 302);
    const former = this.#former(context, url, locale);
    if (former) return former;
    const token = this.#parts.brandDrafts.tokenIn(url.query);
    if (token !== undefined) {
      const shown = await this.#parts.brandDrafts.page(context, { path, locale, token });
      return shown ?? this.#notFound(context, url, locale);
    }
    const header = headerOf(context);
    const detected = this.#language.elsewhere(header, url.path, locale);
    if (detected) return this.#language.leadTo(detected, url.query);
    const draft = this.#askedDraft(url);
    if (draft) return (await this.#drafts.saved(context, draft)) ?? this.#notFound(context, url, locale);
    const refusal = await refusalOf(path, to);
    if (refusal) return this.#error(context, refusal, locale);
    const page = content.page(path, locale);
    if (page) {
      const now = Date.now();
      const rendered = await this.#parts.cache.read(page, now);
      // In canonical form only, so that the set is no larger than the number of pages.
      if (url.query === '' && url.path === localizedPath(path, locale)) this.#reached.add(url.path);
      return toResponse(context, this.#document(header, page, rendered, now));
    }
    if (!content.isMissing(path, locale)) return this.unavailable(context, locale);
    if (!locales.some((other) => content.outline(path, other)))
      this.#count('missing', context, countedAddress(url.path + url.query));
    return this.#notFound(context, url, locale);
  }

  /** Where the site has no file, a former website may have had one. */
  readonly formerFile: MiddlewareHandler = async (context, next) => {
    await next();
    if (context.res.status !== 404) return;
    const url = requestTarget(context);
    const former = this.#former(context, url, parseLocalizedPath(url.path).locale);
    if (!former) return this.#count('missing', context, countedAddress(url.path));
    // Or the headers of the missing file would stay.
    context.res = undefined;
    context.res = former;
  };

  #former(context: Context, url: { path: string; query: string }, locale: Locale): Response | undefined {
    const found = this.#parts.content.redirect(url.path + url.query);
    if (!found) return undefined;
    this.#count('redirect', context, found.rule.from);
    return redirectTo(found.rule, locale, found.query);
  }

  /** A new page that has never been saved, for editors with access to drafts; reached through preview links. */
  async unwritten(context: Context): Promise<Response | undefined> {
    const draft = this.#askedDraft(requestTarget(context));
    return draft && this.#drafts.saved(context, draft);
  }

  /** POST to a page's address: shows the draft in the body to editors with access; undefined for others. */
  async unsaved(context: Context): Promise<Response | undefined> {
    const draft = this.#askedDraft(requestTarget(context));
    const { incoming }: Partial<HttpBindings> = context.env;
    return draft && incoming && this.#drafts.unsaved(context, incoming, draft);
  }

  /** Prefetches don't count as visits. */
  #count(kind: PathCount['kind'], { req }: Context, path: string): void {
    if (req.method === 'GET' && !req.header('sec-purpose')) this.#parts.pathCounter.count(kind, path);
  }

  #askedDraft({ path: asked, query }: { path: string; query: string }) {
    const { locale, path } = parseLocalizedPath(asked);
    const token = new URLSearchParams(query).get('preview');
    if (token === null) return undefined;
    const draft = { path, locale, token };
    return this.#drafts.admits(draft) ? draft : undefined;
  }

  /** Shows the requested address without the draft token, so that a screenshot of the error reveals nothing. */
  #notFound(context: Context, { path, query }: { path: string; query: string }, locale: Locale): Response {
    const told = query
      .split(/(?=[?&])/)
      .filter((part) => !['preview', 'identity'].some((name) => new URLSearchParams(part.slice(1)).has(name)))
      .join('')
      .replace(/^&/, '?');
    const text = `Page not found: ${path}${told}`;
    const { path: page } = parseLocalizedPath(path);
    const elsewhere = locales
      .filter((other) => other !== locale && this.#parts.content.outline(page, other))
      .map((other) => ({ locale: other, href: localizedPath(page, other) }));
    return this.#error(context, { status: 404, message: text, description: text, elsewhere }, locale);
  }

  /** `{path}.md`: the page's content, for machines; anything that is no page is answered as any other address. */
  async markdown(context: Context): Promise<Response> {
    const { content, cache, siteUrl } = this.#parts;
    const asked = pageOfMarkdown(requestTarget(context).path);
    const page = asked && content.page(asked.path, asked.locale);
    if (
      !page ||
      page.document.route.redirect ||
      !isAlwaysOpen(asked.path) ||
      content.isRedirected(asked.path)
    )
      return this.answer(context);
    const address = siteUrl + localizedPath(asked.path, asked.locale);
    const now = Date.now();
    const body = await cache.readMarkdown(page, address, now);
    const headers = {
      ...pageCaching(page, now),
      link: `<${inAscii(address)}>; rel="canonical"`,
      'x-robots-tag': 'noindex',
    };
    return toResponse(context, encodedAnswer(headerOf(context), body, headers));
  }

  /** `{path}/_payload.js?{build}-{content}`: the page as a module, for a browser with a document of the same build. */
  async payload(context: Context): Promise<Response> {
    const url = requestTarget(context);
    const { locale, path } = parseLocalizedPath(url.path.replace(/\/?_payload\.js$/i, '') || '/');
    const page = this.#parts.content.page(path, locale);
    const isOfAnother = this.#isOfAnother(buildAsked(url.query));
    if (!page || page.document.route.redirect || isOfAnother)
      return refuseModule(context, isOfAnother ? 409 : 404);
    const now = Date.now();
    const rendered = await this.#parts.cache.read(page, now);
    if (url.path === payloadPath(path, locale)) this.#reached.add(url.path);
    return toResponse(context, encodedAnswer(headerOf(context), rendered.payload, pageCaching(page, now)));
  }

  /**
   * The cached response of `answer` or `payload`. Only for addresses that have reached them through the app, which
   * proves that no other route handles them.
   */
  kept(target: string, header: AskedHeader): PlainAnswer | undefined {
    const mark = target.indexOf('?');
    const at = mark < 0 ? target : target.slice(0, mark);
    if (!this.#reached.has(at)) return undefined;
    const isPayload = at.endsWith(payloadName);
    // The query of a page may hold a draft token.
    if (isPayload ? this.#isOfAnother(buildAsked(target.slice(at.length))) : mark >= 0) return undefined;
    const { locale, path } = parseLocalizedPath(isPayload ? at.slice(0, -payloadName.length) || '/' : at);
    const { content, cache } = this.#parts;
    const page = content.page(path, locale);
    if (!page || page.document.route.redirect) return undefined;
    const isLedElsewhere = () =>
      !isAlwaysOpen(path) || content.isRedirected(path) || this.#language.elsewhere(header, at, locale);
    if (!isPayload && isLedElsewhere()) return undefined;
    const rendered = cache.kept(page);
    const now = Date.now();
    if (!rendered) return undefined;
    return isPayload
      ? encodedAnswer(header, rendered.payload, pageCaching(page, now))
      : this.#document(header, page, rendered, now);
  }

  #document(header: AskedHeader, page: PublishedPage, rendered: RenderedPage, now: number): PlainAnswer {
    const { locale, path } = page.document;
    return encodedAnswer(header, rendered.html, {
      ...pageCaching(page, now),
      ...this.#language.documentHeaders(header, locale, path),
      ...this.#policy(page.document),
    });
  }

  #isOfAnother(build: string): boolean {
    return build !== '' && build !== this.#parts.buildId;
  }

  /** Shown until something has been published here for the first time, or if a published page can't be read. */
  unavailable(context: Context, locale: Locale): Response {
    context.header('retry-after', String(comeAgain));
    const { content, renderer } = this.#parts;
    if (content.isKnown) {
      const message = 'Service Unavailable';
      return this.#error(context, { status: 503, message, description: message }, locale);
    }
    const html = renderer.renderStep(
      errorMessages[locale].settingUp.headline,
      createElement(SettingUp),
      locale,
      content.settings,
      'src/site/polls/poll-pages',
      [{ name: 'meta', attributes: { 'http-equiv': 'refresh', content: String(comeAgain) } }],
    );
    return this.#uncached(context, html, 503, locale);
  }

  failure(context: Context, error: unknown): Response {
    logProblem(`Could not answer ${context.req.method} ${loggedPath(context.req.path)}.`, error);
    const { locale } = parseLocalizedPath(requestTarget(context).path);
    return this.#error(
      context,
      { status: 500, message: 'Internal Server Error', description: 'Internal Server Error' },
      locale,
    );
  }

  #error(context: Context, error: RenderedError, locale: Locale): Response {
    const html = this.#parts.renderer.renderError(error, locale, this.#parts.content.settings);
    return this.#uncached(context, html, error.status, locale);
  }

  #uncached(context: Context, html: string, status: number, locale: Locale): Response {
    const headers = {
      ...this.#language.cookieHeaders(headerOf(context), locale),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    };
    return new Response(html, {
      status,
      headers: { ...headers, ...Object.fromEntries(context.res.headers) },
    });
  }

  /** A separate policy for pages whose forms submit to other sites. */
  #policy(page: PageDocument): Record<string, string> {
    const forms = formOrigins(page);
    const frames = this.#parts.content.whole.frameOrigins;
    return forms.length > 0 ? { 'content-security-policy': pagePolicy({ frames, forms }) } : {};
  }
}

/** Path and query as sent, unresolved: `..`, `//` and stray per-cent signs match no page. */
function requestTarget(context: Context): { path: string; query: string } {
  const { incoming }: Partial<HttpBindings> = context.env;
  const target = (incoming?.url ?? context.req.url).replace(/^https?:\/\/[^/?]*/, '').replace(/#.*$/, '');
  const mark = target.indexOf('?');
  return mark < 0
    ? { path: target || '/', query: '' }
    : { path: target.slice(0, mark) || '/', query: target.slice(mark) };
}

/**
 * The redirect's target in the visitor's language. Query and anchor carry over, unless the target has its own; of the
 * query only what the redirect doesn't name.
 */
function redirectTo(rule: Redirect, locale: Locale, query: string): Response {
  const target = localizedHref(rule.to, locale);
  const hash = target.indexOf('#');
  const base = hash < 0 ? target : target.slice(0, hash);
  const location = base.includes('?') ? target : base + query + (hash < 0 ? '' : target.slice(hash));
  return leadTo(location, rule.status);
}

function leadTo(location: string, status: 301 | 302): Response {
  return new Response(null, {
    status,
    headers: {
      location: inAscii(location),
      'cache-control': status === 301 ? 'public, max-age=3600' : 'no-cache',
    },
  });
}

/** Keeps draft links out of the log. */
function loggedPath(path: string): string {
  return path.replace(/(\/preview\/).*/i, '$1…').slice(0, 200);
}

/** The error page for a path whose route rules deny access. */
async function refusalOf(path: string, to: URL): Promise<RenderedError | undefined> {
  try {
    await validateRoute(pageRulesOf(path), to);
    return undefined;
  } catch (error) {
    if (!(error instanceof RouteError)) throw error;
    const refusal = describeError(error);
    // Other numbers are no error status.
    return refusal.status >= 400 && refusal.status < 600 ? refusal : { ...refusal, status: 500 };
  }
}

/** Headers are ASCII; clients guess differently at anything else. */
function inAscii(address: string): string {
  return address.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

function refuseModule(context: Context, status: 404 | 409): Response {
  const text = status === 409 ? 'This payload belongs to another build.' : 'There is no such page.';
  return context.text(text, status, { 'cache-control': 'no-store' });
}
