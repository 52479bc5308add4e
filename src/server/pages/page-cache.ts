import { LRUCache } from 'lru-cache';
import { hashOf } from '#server/content/hash-of.ts';
import type { PublishedContent } from '#server/content/published-content.ts';
import type { PublishedPage } from '#server/content/published-page.ts';
import { type EncodedBody, encodeBody, sizeOf } from './encoded-body.ts';
import { nextMoment } from './next-moment.ts';
import { type TrailStep, trailOf } from './page-trail.ts';
import type { Renderer } from './render.tsx';

export interface RenderedPage {
  version: string;
  html: EncodedBody;
  payload: EncodedBody;
}

/** Memory limits, in bytes: of documents with payloads, and of pages as Markdown. */
const maxSize = 48 * 1024 * 1024;
const maxMarkdown = 8 * 1024 * 1024;

/**
 * Cache of rendered and compressed pages. Entries are valid until the page's content changes, by editing or with time.
 * Keyed by page, never by address, so that requests can't fill it.
 */
export class PageCache {
  readonly #kept = new LRUCache<string, RenderedPage>({
    maxSize,
    sizeCalculation: ({ html, payload }) => sizeOf(html) + sizeOf(payload),
  });
  /** Only pages that were asked for as Markdown; by their rendering, which changes with them. */
  readonly #markdown = new LRUCache<string, { of: RenderedPage; body: EncodedBody }>({
    maxSize: maxMarkdown,
    sizeCalculation: ({ body }) => sizeOf(body),
  });
  /** Hashes of breadcrumbs, because hashing takes longer than looking up the page. */
  readonly #trailHashes = new LRUCache<string, string>({ max: 1000 });
  readonly #reads = { memory: 0, renderer: 0 };
  readonly #rendering = new Map<string, Promise<RenderedPage>>();
  readonly #renderer: Renderer;
  readonly #content: PublishedContent;

  constructor(renderer: Renderer, content: PublishedContent) {
    this.#renderer = renderer;
    this.#content = content;
  }

  /** Number of reads by source; callers who join a running rendering count as from memory. */
  get reads(): Readonly<Record<'memory' | 'renderer', number>> {
    return this.#reads;
  }

  /** The page as of `now` (ms). Concurrent callers share one rendering. */
  async read(page: PublishedPage, now: number): Promise<RenderedPage> {
    const key = keyOf(page);
    const trail = trailOf(page.document, this.#content);
    const version = this.#versionOf(page, trail);
    const job = `${key}:${version}`;
    const kept = this.#kept.get(key);
    const ready = kept?.version === version ? kept : this.#rendering.get(job);
    this.#reads[ready ? 'memory' : 'renderer'] += 1;
    if (ready) return ready;
    const rendering = this.#render(page, version, trail).finally(() => this.#rendering.delete(job));
    this.#rendering.set(job, rendering);
    const rendered = await rendering;
    const moment = nextMoment(page.document, now);
    this.#kept.set(key, rendered, moment === undefined ? {} : { ttl: Math.max(1, moment - now) });
    return rendered;
  }

  /** The page's content as Markdown. `address` is its absolute URL. */
  async readMarkdown(page: PublishedPage, address: string, now: number): Promise<EncodedBody> {
    const of = await this.read(page, now);
    const key = keyOf(page);
    const kept = this.#markdown.get(key);
    if (kept?.of === of) return kept.body;
    // Imported on use, like everything that only machines ask for.
    const { pageMarkdown } = await import('./page-markdown.ts');
    const text = pageMarkdown(of.html.bytes.identity.toString(), address);
    const body = await encodeBody(text, 'text/markdown; charset=utf-8');
    this.#markdown.set(key, { of, body });
    return body;
  }

  kept(page: PublishedPage): RenderedPage | undefined {
    const kept = this.#kept.get(keyOf(page));
    if (!kept || kept.version !== this.#versionOf(page, trailOf(page.document, this.#content)))
      return undefined;
    this.#reads.memory += 1;
    return kept;
  }

  /** The document includes the titles of the pages above. */
  #versionOf(page: PublishedPage, trail: readonly TrailStep[]): string {
    return (
      page.hash +
      this.#content.settingsHash +
      this.#renderer.brandVersion +
      (trail.length > 0 ? this.#hashOfTrail(trail) : '')
    );
  }

  #hashOfTrail(trail: readonly TrailStep[]): string {
    const text = JSON.stringify(trail);
    const known = this.#trailHashes.get(text);
    if (known !== undefined) return known;
    const hash = hashOf(trail);
    this.#trailHashes.set(text, hash);
    return hash;
  }

  async #render(
    { document }: PublishedPage,
    version: string,
    trail: readonly TrailStep[],
  ): Promise<RenderedPage> {
    const { settings } = this.#content;
    const { document: html, payload } = this.#renderer.renderPage(document, settings, trail);
    const [encodedHtml, encodedPayload] = await Promise.all([
      encodeBody(html, 'text/html; charset=utf-8'),
      encodeBody(
        `export default ${JSON.stringify({ data: payload, brand: this.#renderer.brandVersion })};\n`,
        'text/javascript; charset=utf-8',
      ),
    ]);
    return { version, html: encodedHtml, payload: encodedPayload };
  }
}

function keyOf({ document: { locale, path } }: PublishedPage): string {
  return `${locale}:${path}`;
}
