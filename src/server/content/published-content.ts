import type { Reach } from '#database/reach.ts';
import type { FormList, ListedForm } from '#forms/form-list.ts';
import type { Locale } from '#i18n/locales.ts';
import type { ContentPaths, PublishedPaths } from '#pages/content-api.ts';
import type { PageDocument } from '#pages/page-document.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import type { ListedPoll, PollList } from '#polls/poll-list.ts';
import type { IdentityOnPages } from '#server/brand/identity-on-pages.ts';
import { Complaints } from '#server/complaints.ts';
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
import { ShownThings } from './shown-things.ts';
import type { PageSnapshot, Snapshots } from './snapshots.ts';
import { VisibleContent } from './visible-content.ts';
import type { WholeSite } from './whole-site.ts';

interface PageVersion {
  path: string;
  locale: Locale;
  version: string;
}

/** How many pages are read at the same time after a change. */
const readsAtOnce = 4;

/** While many pages are read, after how many milliseconds those that are there are seen: each look takes all together. */
const newPagesAfter = 500;

const noForms = new PublishedRecords<FormList, ListedForm>({ forms: [] }, [], () => false);
const noPolls = new PublishedRecords<PollList, ListedPoll>({ polls: [], networks: [] }, [], () => false);

/**
 * Everything that is published, kept in memory and on disk. It follows the content backend's changes,
 * and goes on with what it last knew while that backend is away. It gives out only what visitors may see now.
 */
export class PublishedContent {
  readonly #client: ContentClient;
  readonly #snapshots: Snapshots;
  readonly #pages = new Map<string, ListedPage>();
  readonly #documents: PageDocuments;
  readonly #shown = new ShownThings();
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
  readonly #complaints = new Complaints();
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
      complaints: this.#complaints,
      version: () => this.#version,
      refresh: () => this.#refresh(),
    });
  }

  /** The content version that everything here belongs to; empty before the first one. */
  get version(): string {
    return this.#version;
  }

  /** Whether all pages that are published have been read once, so that what isn't here isn't there. */
  get isKnown(): boolean {
    return this.#isKnown;
  }

  /** Resolves as soon as that is so. */
  get known(): Promise<void> {
    return this.#known.promise;
  }

  /** Whether the content backend is being followed right now. */
  get reach(): Reach {
    return this.#follower.reach;
  }

  /** Whether the content backend is being followed, or read from. */
  get isReading(): boolean {
    return this.reach.reachable || this.#follower.isReading;
  }

  /** Since when something else is published than what is here, in ms since 1970; undefined where nothing is. */
  get behindSince(): number | undefined {
    return this.#follower.behindSince;
  }

  /** Without links to pages that can't be seen now. */
  get settings(): ProjectSettings | undefined {
    return this.#now().settings;
  }

  get settingsHash(): string {
    return this.#now().settingsHash;
  }

  /** Forms and polls are empty before they were first read. */
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

  /** The page as it is known without being read, if visitors can see it. */
  outline(path: string, locale: Locale): PageOutline | undefined {
    return this.#now().page(path, locale)?.outline;
  }

  /** Whether it is known that there is no such page. */
  isMissing(path: string, locale: Locale): boolean {
    return this.#isKnown && !this.outline(path, locale);
  }

  /** A draft with what fills itself in, as visitors would see it, and with what only editors are told. */
  completeDraft(draft: PageDocument): PageDocument {
    const whole = this.whole.completeDocument(draft, { forEditors: true });
    const completed = this.#identityOnPages?.completeDocument(whole) ?? whole;
    return this.#pollsOnPages?.completeDraft(completed) ?? completed;
  }

  /** From now on polls on pages ask what this says, and show what it says they have come to. */
  showCounted(counted: CountedPolls): void {
    this.#pollsOnPages = new PollsOnPages(counted);
  }

  /** From now on pages that show what the site knows of its identity have it from here. */
  showIdentity(identity: IdentityOnPages): void {
    this.#identityOnPages = identity;
  }

  /** From now on this is told the record of the identity that is published; it throws if that can't be read. */
  tellBrand(onBrand: (written: unknown) => Promise<void>): void {
    this.#onBrand = onBrand;
  }

  /** From now on this is told the keys of pages that visitors see otherwise than before (`pages/cache-headers.ts`). */
  tellChanges(onChange: (keys: readonly string[]) => void): void {
    this.#onChange = onChange;
  }

  /** What is known only from all visible pages together. */
  get whole(): WholeSite {
    return this.#now().whole;
  }

  pages(): Iterable<ListedPage> {
    return this.#now().pages();
  }

  /** Whether visitors may load the uploaded file of this name now. */
  mayLoad(name: string): boolean {
    return this.#shown.mayLoad(name, Date.now()) || this.#now().linksTo(name);
  }

  /** The names of all uploaded files that something published shows, now or later. */
  files(): string[] {
    return this.#shown.files();
  }

  /** The list of everything that visitors can see now, as the content backend lists all. */
  list(): PublishedPaths {
    return { version: this.#version, ...this.#now().list() };
  }

  redirect(path: string): Redirect | undefined {
    return this.#now().redirects.get(path);
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

  /** Takes up what was known when the process last ended. */
  async restore(): Promise<void> {
    for (const snapshot of this.#snapshots.pages()) this.#keep(snapshot);
    const state = this.#snapshots.readState();
    if (!state) return;
    this.#takeRedirects(state.redirects);
    this.#takeSettings(state.settings);
    this.#takeForms(state.forms);
    this.#takePolls(state.polls);
    await this.#takeBrand(state.brand).catch(() => {});
    // Pages may be missing all the same; they are compared as soon as the content backend answers.
    this.#version = state.version;
    this.#outdated.restore(state);
    this.#becomeKnown();
  }

  /**
   * Takes up what others have known, once `place` has put it on the disk; does neither where the content backend is being
   * read from.
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

  /** Follows the content backend until the signal ends it. Resolves after that. */
  follow(signal: AbortSignal): Promise<void> {
    return this.#follower.follow(signal);
  }

  /** @throws if anything could not be read; everything else is up to date all the same */
  async #refresh(): Promise<void> {
    // Both write to the disk.
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
    const parts = new PartialReading(this.#complaints);
    if (isNew)
      await parts.read('the project settings', async () =>
        this.#takeSettings(await this.#client.readSettings()),
      );
    // Before the pages: what shows the brand as pictures is drawn in it as soon as it is asked for.
    if (isNew) await parts.read('the brand', async () => this.#takeBrand(await this.#client.readBrand()));
    if (isNew || !this.#forms)
      await parts.read('the forms', async () => this.#takeForms(await this.#client.readForms()));
    if (isNew || !this.#polls)
      await parts.read('the polls', async () => this.#takePolls(await this.#client.readPolls()));
    await this.#dropAllBut(new Set(listed.map(pageKey)));
    const changed = listed.filter(
      (page) => this.#pages.get(pageKey(page))?.version !== page.version || this.#outdated.has(pageKey(page)),
    );
    const pages = new PartialReading(this.#complaints);
    const queue = changed.values();
    this.#isReadingPages = true;
    await Promise.all(
      Array.from({ length: readsAtOnce }, async () => {
        for (const page of queue)
          await pages.read(`the page ${page.path} (${page.locale})`, () => this.#refreshPage(page));
      }),
    ).finally(() => {
      this.#isReadingPages = false;
    });
    // After the pages: until they are known nobody can say which redirects may be told of.
    this.#takeRedirects(list.redirects);
    pages.end();
    try {
      parts.end();
      this.#version = list.version;
      await this.#writeState(list);
    } finally {
      // A process that ends as soon as it is ready need not read everything again.
      this.#becomeKnown();
    }
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
    // Taken back since it was listed: the next version's list will say so.
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

  /** Its file was deleted or damaged under this process. */
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
