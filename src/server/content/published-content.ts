import { setTimeout as wait } from 'node:timers/promises';
import type { Locale } from '#i18n/locales.ts';
import type { PublishedPaths } from '#pages/content-api.ts';
import type { PageDocument } from '#pages/page-document.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import { isRedirectTarget } from '#pages/redirect-target.ts';
import { Complaints } from '#server/complaints.ts';
import { log } from '#server/log.ts';
import type { ContentClient } from './content-client.ts';
import { hashOf } from './hash-of.ts';
import { PartialReading } from './partial-reading.ts';
import { PublishedForms } from './published-forms.ts';
import { PublishedPolls } from './published-polls.ts';
import type { PageSnapshot, Snapshots } from './snapshots.ts';
import { WholeSite } from './whole-site.ts';

/** A published page, with a hash of everything in it that a visitor can see. */
export interface PublishedPage {
  document: PageDocument;
  hash: string;
}

export type Redirect = PublishedPaths['redirects'][number];

interface ListedPage {
  path: string;
  locale: Locale;
  version: string;
}

/** How many pages are read at the same time after a change. */
const readsAtOnce = 4;

/** How long to wait before trying the content backend again, in milliseconds: twice as long each time. */
const retryDelay = { first: 500, longest: 5000 };

const noForms = new PublishedForms({ forms: [] });
const noPolls = new PublishedPolls({ polls: [], networks: [] });

/**
 * Everything that is published, kept in memory and on disk. It follows the content backend's changes,
 * and goes on with what it last knew while that backend is away.
 */
export class PublishedContent {
  readonly #client: ContentClient;
  readonly #snapshots: Snapshots;
  readonly #pages = new Map<string, PublishedPage & { version: string }>();
  #redirects = new Map<string, Redirect>();
  #settings: ProjectSettings | undefined;
  #settingsHash = '';
  #forms: PublishedForms | undefined;
  #polls: PublishedPolls | undefined;
  #whole: WholeSite | undefined;
  #version = '';
  #wanted: string | undefined;
  #refreshing: Promise<void> | undefined;
  #reachable = false;
  readonly #complaints = new Complaints();

  constructor(client: ContentClient, snapshots: Snapshots) {
    this.#client = client;
    this.#snapshots = snapshots;
  }

  /** The content version that everything here belongs to; empty before the first one. */
  get version(): string {
    return this.#version;
  }

  /** Whether the content backend is being followed right now. */
  get reachable(): boolean {
    return this.#reachable;
  }

  get settings(): ProjectSettings | undefined {
    return this.#settings;
  }

  get settingsHash(): string {
    return this.#settingsHash;
  }

  get redirects(): Iterable<Redirect> {
    return this.#redirects.values();
  }

  /** Empty before they were first read. */
  get forms(): PublishedForms {
    return this.#forms ?? noForms;
  }

  /** Empty before they were first read. */
  get polls(): PublishedPolls {
    return this.#polls ?? noPolls;
  }

  page(path: string, locale: Locale): PublishedPage | undefined {
    const page = this.#pages.get(pageKey(path, locale));
    return page && this.whole.complete(page);
  }

  /** What is known only from all pages together. */
  get whole(): WholeSite {
    this.#whole ??= new WholeSite(Array.from(this.#pages.values(), ({ document }) => document));
    return this.#whole;
  }

  pages(): Iterable<PublishedPage> {
    return this.#pages.values();
  }

  /** The list of everything published, as the content backend gave it. */
  list(): PublishedPaths {
    const pages = new Map<string, PublishedPaths['pages'][number]>();
    for (const { document, version } of this.#pages.values()) {
      const listed = pages.get(document.path);
      pages.set(document.path, {
        path: document.path,
        locales: [...(listed?.locales ?? []), document.locale],
        version,
      });
    }
    return { version: this.#version, pages: [...pages.values()], redirects: [...this.#redirects.values()] };
  }

  redirect(path: string): Redirect | undefined {
    return this.#redirects.get(path);
  }

  /** Takes up what was known when the process last ended. */
  async restore(): Promise<void> {
    for (const snapshot of await this.#snapshots.readPages()) this.#keep(snapshot);
    const state = await this.#snapshots.readState();
    if (!state) return;
    this.#redirects = byPath(state.redirects);
    this.#takeSettings(state.settings);
    if (state.forms) this.#forms = new PublishedForms(state.forms);
    if (state.polls) this.#polls = new PublishedPolls(state.polls);
    // Pages may be missing all the same; they are compared as soon as the content backend answers.
    this.#version = state.version;
  }

  /** Follows the content backend until the signal ends it. Resolves after that. */
  async follow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await this.#client.follow((version) => {
          if (!this.#reachable) log(`Following the content backend, version ${version}.`);
          this.#reachable = true;
          this.#complaints.over('following');
          void this.#refreshTo(version, signal);
        }, signal);
      } catch (error) {
        if (!signal.aborted) {
          const text = 'The content backend does not answer; serving what was last published.';
          this.#complaints.complain('following', text, error);
        }
      }
      this.#reachable = false;
      await wait(retryDelay.first, undefined, { signal }).catch(() => {});
    }
  }

  #refreshTo(version: string, signal: AbortSignal): Promise<void> {
    this.#wanted = version;
    this.#refreshing ??= this.#refreshUntilCurrent(signal);
    return this.#refreshing;
  }

  /** Reads what is published, again if another version was announced meanwhile. */
  async #refreshUntilCurrent(signal: AbortSignal): Promise<void> {
    let answered: string | undefined;
    let delay = retryDelay.first;
    try {
      while (!signal.aborted && answered !== this.#wanted) {
        // What is read from here on is at least as new as this announcement.
        const announced = this.#wanted;
        try {
          await this.#refresh();
          answered = announced;
          this.#complaints.over('refresh');
        } catch (error) {
          const text = 'A change could not be read from the content backend; trying again.';
          this.#complaints.complain('refresh', text, error);
          await wait(delay, undefined, { signal }).catch(() => {});
          delay = Math.min(2 * delay, retryDelay.longest);
          if (!this.#reachable) return;
        }
      }
    } finally {
      // Here and not in a later callback: an announcement in between would find a refresh that no longer looks.
      this.#refreshing = undefined;
    }
  }

  /** @throws if anything could not be read; everything else is up to date all the same */
  async #refresh(): Promise<void> {
    const list = await this.#client.readPaths();
    const listed = list.pages.flatMap(({ path, locales, version }) =>
      locales.map((locale): ListedPage => ({ path, locale, version })),
    );
    const isNew = list.version !== this.#version;
    const parts = new PartialReading(this.#complaints);
    if (isNew) await parts.read('the project settings', () => this.#refreshSettings());
    if (isNew || !this.#forms) await parts.read('the forms', () => this.#refreshForms());
    if (isNew || !this.#polls) await parts.read('the polls', () => this.#refreshPolls());
    this.#redirects = byPath(list.redirects);
    await this.#dropAllBut(new Set(listed.map(({ path, locale }) => pageKey(path, locale))));
    const changed = listed.filter(
      ({ path, locale, version }) => this.#pages.get(pageKey(path, locale))?.version !== version,
    );
    const queue = changed.values();
    await Promise.all(
      Array.from({ length: readsAtOnce }, async () => {
        for (const page of queue)
          await parts.read(`the page ${page.path} (${page.locale})`, () => this.#refreshPage(page));
      }),
    );
    parts.end();
    this.#version = list.version;
    const state = {
      version: list.version,
      redirects: list.redirects,
      ...(this.#settings ? { settings: this.#settings } : {}),
      ...(this.#forms ? { forms: this.#forms.list } : {}),
      ...(this.#polls ? { polls: this.#polls.list } : {}),
    };
    await this.#snapshots.writeState(state);
  }

  async #refreshSettings(): Promise<void> {
    this.#takeSettings(await this.#client.readSettings());
  }

  async #refreshForms(): Promise<void> {
    const forms = await this.#client.readForms();
    if (forms) this.#forms = new PublishedForms(forms);
  }

  async #refreshPolls(): Promise<void> {
    const polls = await this.#client.readPolls();
    if (polls) this.#polls = new PublishedPolls(polls);
  }

  async #refreshPage({ path, locale, version }: ListedPage): Promise<void> {
    const document = await this.#client.readPage(path, locale);
    // Taken back since it was listed: the next version's list will say so.
    if (!document) return;
    this.#keep({ document, version });
    await this.#snapshots.writePage({ document, version });
  }

  async #dropAllBut(listed: ReadonlySet<string>): Promise<void> {
    for (const [key, { document }] of this.#pages) {
      if (listed.has(key)) continue;
      this.#pages.delete(key);
      this.#whole = undefined;
      await this.#snapshots.deletePage(document);
    }
  }

  #keep({ document, version }: PageSnapshot): void {
    this.#whole = undefined;
    this.#pages.set(pageKey(document.path, document.locale), {
      document,
      version,
      hash: hashOf({ ...document, updatedAt: '' }),
    });
  }

  #takeSettings(settings: ProjectSettings | undefined): void {
    if (!settings) return;
    this.#settings = settings;
    this.#settingsHash = hashOf(settings);
  }
}

function pageKey(path: string, locale: Locale): string {
  return `${locale}:${path}`;
}

/** A rule that is stored from before targets were checked, or past the check, leads nowhere. */
function byPath(redirects: readonly Redirect[]): Map<string, Redirect> {
  const sound = redirects.filter(({ to }) => isRedirectTarget(to));
  return new Map(sound.map((redirect) => [redirect.from, redirect]));
}
