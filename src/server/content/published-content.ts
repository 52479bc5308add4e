import { blockKinds } from '#blocks/kinds.ts';
import type { Reach } from '#database/reach.ts';
import type { FormList, ListedForm } from '#forms/form-list.ts';
import type { Locale } from '#i18n/locales.ts';
import type { ContentPaths, PublishedPaths } from '#pages/content-api.ts';
import type { PageDocument } from '#pages/page-document.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import type { ListedPoll, PollList } from '#polls/poll-list.ts';
import type { IdentityOnPages } from '#server/brand/identity-on-pages.ts';
import { FailureLog } from '#server/failure-log.ts';
import type { ContentClient } from './content-client.ts';
import { ContentFollower } from './content-follower.ts';
import { hashOf } from './hash-of.ts';
import { OutdatedPages } from './outdated-pages.ts';
import { PageDocuments, pageOf } from './page-documents.ts';
import { pageKey } from './page-key.ts';
import { outlineOf, type PageOutline } from './page-outline.ts';
import { PartialReading } from './partial-reading.ts';
import { type CountedPolls, PollsOnPages } from './polls-on-pages.ts';
import type { ListedPage, PublishedPage, Redirect } from './published-page.ts';
import { PublishedRecords } from './published-records.ts';
import { PublishedReferences } from './published-references.ts';
import type { PageSnapshot, Snapshots } from './snapshots.ts';
import { VisibleContent } from './visible-content.ts';
import type { WholeSite } from './whole-site.ts';

interface PageVersion {
  path: string;
  locale: Locale;
  version: string;
}

/** Pages read in parallel after a change. */
const readsAtOnce = 4;

/**
 * While many pages are being read, the interval in ms at which finished ones are made visible: each time rebuilds the
 * whole.
 */
const newPagesAfter = 500;

const noForms = new PublishedRecords<FormList, ListedForm>({ forms: [] }, [], () => false);
const noPolls = new PublishedRecords<PollList, ListedPoll>({ polls: [], networks: [] }, [], () => false);

/**
 * The published content in memory and on disk. Follows the content backend's changes, and keeps the last known content
 * while it is away. Only returns what visitors may see now.
 */
export class PublishedContent {
  readonly #client: ContentClient;
  readonly #snapshots: Snapshots;
  readonly #pages = new Map<string, ListedPage>();
  readonly #documents: PageDocuments;
  readonly #shown = new PublishedReferences();
  readonly #outdated = new OutdatedPages();
  #redirects: readonly Redirect[] = [];
  #settings: ProjectSettings | undefined;
  #forms: PublishedRecords<FormList, ListedForm> | undefined;
  #polls: PublishedRecords<PollList, ListedPoll> | undefined;
  #visible: VisibleContent | undefined;
  #hasNewPages = false;
  #isReadingPages = false;
  #pollsOnPages: PollsOnPages | undefined;
  #identityOnPages: IdentityOnPages | undefined;
  #version = '';
  #isKnown = false;
  readonly #known = Promise.withResolvers<void>();
  #adopting: Promise<void> | undefined;
  readonly #failures = new FailureLog();
  readonly #follower: ContentFollower;
  readonly #changedPages = new Set<string>();
  #brand: unknown;
  #brandHash = '';
  #onBrand: (written: unknown) => Promise<void> = async () => {};
  #onChange: (keys: readonly string[]) => void = () => {};

  constructor(client: ContentClient, snapshots: Snapshots) {
    this.#client = client;
    this.#snapshots = snapshots;
    this.#documents = new PageDocuments(snapshots);
    this.#follower = new ContentFollower({
      client,
      failures: this.#failures,
      version: () => this.#version,
      refresh: () => this.#refresh(),
    });
  }

  /** The content's version; empty before the first one. */
  get version(): string {
    return this.#version;
  }

  /** Whether all published pages have been read once, so that a missing page is known not to exist. */
  get isKnown(): boolean {
    return this.#isKnown;
  }

  /** Resolves once `isKnown` is true. */
  get known(): Promise<void> {
    return this.#known.promise;
  }

  get reach(): Reach {
    return this.#follower.reach;
  }

  /** Whether the content backend is being followed or read. */
  get isReading(): boolean {
    return this.reach.reachable || this.#follower.isReading;
  }

  /** Since when the site has been behind the content backend, in ms since 1970; undefined if it is up to date. */
  get behindSince(): number | undefined {
    return this.#follower.behindSince;
  }

  /** Without links to pages that are not visible now. */
  get settings(): ProjectSettings | undefined {
    return this.#now().settings;
  }

  get settingsHash(): string {
    return this.#now().settingsHash;
  }

  /** Forms and polls are empty until they have been read. */
  get forms(): PublishedRecords<FormList, ListedForm> {
    return this.#forms ?? noForms;
  }

  get polls(): PublishedRecords<PollList, ListedPoll> {
    return this.#polls ?? noPolls;
  }

  page(path: string, locale: Locale): PublishedPage | undefined {
    const visible = this.#now();
    const listed = visible.page(path, locale);
    const page = listed && this.#documents.read(listed);
    if (listed && !page) this.#readAgain(listed);
    const whole = page && visible.whole.complete(page);
    const completed = whole && (this.#identityOnPages?.complete(whole) ?? whole);
    return completed && (this.#pollsOnPages?.complete(completed) ?? completed);
  }

  /** The page's outline, without reading the page; undefined if visitors can't see it. */
  outline(path: string, locale: Locale): PageOutline | undefined {
    return this.#now().page(path, locale)?.outline;
  }

  /** Whether the page is known not to exist. */
  isMissing(path: string, locale: Locale): boolean {
    return this.#isKnown && !this.outline(path, locale);
  }

  /** A draft with its generated content, as visitors would see it, and with the notes for editors. */
  completeDraft(draft: PageDocument): PageDocument {
    const whole = this.whole.completeDocument(draft, { forEditors: true });
    const completed = this.#identityOnPages?.completeDocument(whole) ?? whole;
    return this.#pollsOnPages?.completeDraft(completed) ?? completed;
  }

  /** Sets the source of polls' frozen wording and results. */
  showCounted(counted: CountedPolls): void {
    this.#pollsOnPages = new PollsOnPages(counted);
  }

  /** Sets the source of what pages show of the identity. */
  showIdentity(identity: IdentityOnPages): void {
    this.#identityOnPages = identity;
  }

  /** Registers a callback for the published identity; it throws if the record is unreadable. */
  tellBrand(onBrand: (written: unknown) => Promise<void>): void {
    this.#onBrand = onBrand;
  }

  /** Registers a callback for the keys of pages whose visible content has changed (`pages/cache-headers.ts`). */
  tellChanges(onChange: (keys: readonly string[]) => void): void {
    this.#onChange = onChange;
  }

  /** What depends on all visible pages together. */
  get whole(): WholeSite {
    return this.#now().whole;
  }

  pages(): Iterable<ListedPage> {
    return this.#now().pages();
  }

  mayLoad(name: string): boolean {
    return this.#shown.mayLoad(name, Date.now()) || this.#now().linksTo(name);
  }

  files(): string[] {
    return this.#shown.files();
  }

  list(): PublishedPaths {
    return { version: this.#version, ...this.#now().list() };
  }

  /** The redirect for a requested address, and the part of its query that it doesn't name. */
  redirect(address: string): { rule: Redirect; query: string } | undefined {
    return this.#now().former.find(address);
  }

  /** Whether a page's own path leads elsewhere. */
  isRedirected(path: string): boolean {
    return this.#now().redirects.has(path);
  }

  #now(): VisibleContent {
    const now = Date.now();
    const isDue = now - (this.#visible?.since ?? 0) >= (this.#isReadingPages ? newPagesAfter : 0);
    const holds = this.#visible && this.#visible.since <= now && now < this.#visible.until;
    if (!this.#visible || !holds || (this.#hasNewPages && isDue)) {
      this.#hasNewPages = false;
      const published = {
        redirects: this.#redirects,
        settings: this.#settings,
        forms: this.#forms?.list.forms ?? [],
      };
      this.#visible = new VisibleContent({ ...published, pages: [...this.#pages.values()] }, now);
    }
    return this.#visible;
  }

  async restore(): Promise<void> {
    for (const snapshot of this.#snapshots.pages()) this.#keep(snapshot);
    const state = this.#snapshots.readState();
    if (!state) return;
    this.#takeRedirects(state.redirects);
    this.#takeSettings(state.settings);
    this.#takeForms(state.forms);
    this.#takePolls(state.polls);
    await this.#takeBrand(state.brand).catch(() => {});
    // Pages may still be missing; they are compared once the content backend responds.
    this.#version = state.version;
    this.#outdated.restore(state);
    this.#becomeKnown();
  }

  /**
   * Takes over content from another source, once `place` has put it on disk; does nothing if the content backend is
   * being read.
   */
  async adopt(place: () => Promise<void>): Promise<void> {
    if (this.#isKnown || this.isReading) return;
    this.#adopting = place().then(() => this.restore());
    await this.#adopting;
  }

  #becomeKnown(): void {
    this.#isKnown = true;
    this.#known.resolve();
  }

  follow(signal: AbortSignal): Promise<void> {
    return this.#follower.follow(signal);
  }

  /** @throws if a part could not be read; everything else is up to date then */
  async #refresh(): Promise<void> {
    // Both write to the same directory.
    await this.#adopting?.catch(() => {});
    const { settingsHash } = this;
    const brandHash = this.#brandHash;
    try {
      await this.#read();
    } finally {
      const isShared = this.settingsHash !== settingsHash || this.#brandHash !== brandHash;
      const keys = isShared ? ['pages'] : [...this.#changedPages];
      this.#changedPages.clear();
      if (keys.length > 0) this.#onChange(keys);
    }
  }

  async #read(): Promise<void> {
    const list = await this.#client.readPaths(this.#outdated.since);
    this.#outdated.note(list, this.#pages.values());
    const listed = list.pages.flatMap(({ path, locales, version }) =>
      locales.map((locale): PageVersion => ({ path, locale, version })),
    );
    const isNew = list.version !== this.#version;
    const parts = new PartialReading(this.#failures);
    if (isNew)
      await parts.read('the project settings', this.#settings !== undefined, async () =>
        this.#takeSettings(await this.#client.readSettings()),
      );
    // Before the pages, which may show the brand as pictures.
    if (isNew)
      await parts.read('the brand', this.#brand !== undefined, async () =>
        this.#takeBrand(await this.#client.readBrand()),
      );
    if (isNew || !this.#forms)
      await parts.read('the forms', this.#forms !== undefined, async () =>
        this.#takeForms(await this.#client.readForms()),
      );
    if (isNew || !this.#polls)
      await parts.read('the polls', this.#polls !== undefined, async () =>
        this.#takePolls(await this.#client.readPolls()),
      );
    await this.#dropAllBut(new Set(listed.map(pageKey)));
    const changed = listed.filter(
      (page) => this.#pages.get(pageKey(page))?.version !== page.version || this.#outdated.has(pageKey(page)),
    );
    const pages = new PartialReading(this.#failures);
    // Somebody who has published a colour looks at its value first, and doesn't wait for a hundred other pages.
    const queue = changed
      .toSorted((one, other) => Number(this.#showsValues(other)) - Number(this.#showsValues(one)))
      .values();
    this.#isReadingPages = true;
    await Promise.all(
      Array.from({ length: readsAtOnce }, async () => {
        for (const page of queue)
          await pages.read(`the page ${page.path} (${page.locale})`, this.#pages.has(pageKey(page)), () =>
            this.#refreshPage(page),
          );
      }),
    ).finally(() => {
      this.#isReadingPages = false;
    });
    // After the pages, because redirects depend on which of them are visible.
    this.#takeRedirects(list.redirects);
    pages.end();
    try {
      parts.end();
      this.#version = list.version;
      await this.#writeState(list);
    } finally {
      // Allows a process that ends right after startup to have read everything.
      this.#becomeKnown();
    }
  }

  #showsValues(page: PageVersion): boolean {
    const { kinds = [] } = this.#pages.get(pageKey(page))?.outline ?? {};
    return kinds.some((kind) => kind === 'feature-list' || blockKinds[kind].group === 'identity');
  }

  #writeState(list: ContentPaths): Promise<void> {
    return this.#snapshots.writeState({
      version: list.version,
      redirects: list.redirects,
      ...this.#outdated.state,
      ...(this.#settings ? { settings: this.#settings } : {}),
      ...(this.#brand === undefined ? {} : { brand: this.#brand }),
      ...(this.#forms ? { forms: this.#forms.list } : {}),
      ...(this.#polls ? { polls: this.#polls.list } : {}),
    });
  }

  async #refreshPage({ path, locale, version }: PageVersion): Promise<void> {
    const page = await this.#client.readPage(path, locale);
    // Withdrawn since it was listed; the next version's list will say so.
    if (!page) return;
    await this.#documents.write(this.#keep({ ...page, version }), version);
    this.#outdated.settle(pageKey(page.document));
  }

  async #dropAllBut(listed: ReadonlySet<string>): Promise<void> {
    for (const [key, { outline }] of this.#pages) {
      if (listed.has(key)) continue;
      this.#pages.delete(key);
      this.#documents.forget(key);
      this.#changedPages.add(`pages-${outline.id}`);
      this.#outdated.settle(key);
      this.#shown.releasePage(outline);
      this.#visible = undefined;
      await this.#snapshots.deletePage(outline);
    }
  }

  #keep(snapshot: PageSnapshot): PublishedPage {
    this.#hasNewPages = true;
    const page = pageOf(snapshot);
    const { document, hash, records } = page;
    const before = this.#pages.get(pageKey(document));
    if (before && before.hash !== hash) this.#changedPages.add(`pages-${document.id}`);
    const { version } = snapshot;
    this.#pages.set(pageKey(document), { outline: outlineOf(document), version, hash, records });
    this.#shown.holdPage(document);
    return page;
  }

  /** Its file was deleted or damaged at runtime. */
  #readAgain({ outline }: ListedPage): void {
    this.#outdated.lose(pageKey(outline));
    this.#follower.again();
  }

  #takeRedirects(redirects: readonly Redirect[]): void {
    this.#visible = undefined;
    this.#redirects = redirects;
  }

  #takeSettings(settings: ProjectSettings | undefined): void {
    if (!settings) return;
    this.#visible = undefined;
    this.#settings = settings;
    this.#shown.holdSettings(settings);
  }

  async #takeBrand(written: unknown): Promise<void> {
    if (written === undefined) return;
    await this.#onBrand(written);
    this.#brand = written;
    this.#brandHash = hashOf({ written });
  }

  #takeForms(list: FormList | undefined): void {
    if (!list) return;
    this.#visible = undefined;
    const isShown = ({ id }: ListedForm) => this.#shown.isShown(`form ${id}`, Date.now());
    this.#forms = new PublishedRecords(list, list.forms, isShown);
  }

  #takePolls(list: PollList | undefined): void {
    if (!list) return;
    const isShown = ({ id }: ListedPoll) => this.#shown.isShown(`poll ${id}`, Date.now());
    this.#polls = new PublishedRecords(list, list.polls, isShown);
    this.#shown.holdPolls(list);
  }
}
