import { isRecord } from '#fields/content-field.ts';
import type { PageDocument } from '#pages/page-document.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import type { PollList } from '#polls/poll-list.ts';
import { pageKey } from './page-key.ts';

/** Things that visitors request separately from pages. Polls and forms by id, media by file name. */
type Reference = `poll ${string}` | `form ${string}` | `media ${string}`;

/** When visitors may see something, in ms; without `until` forever. */
interface Period {
  from?: number;
  until?: number;
}

interface Holder {
  references: ReadonlySet<Reference>;
  from: number;
  until: number;
}

/**
 * How long a file that nothing shows any more is still served, in ms: open pages load pictures lazily. Names can't be
 * guessed.
 */
const farewell = 60 * 60_000;

const mediaName = /\/media\/([^\s/?#"'`<>(),;&\\]+)/g;

/** All polls, forms and files that a published value refers to, at any depth. */
export function referencesIn(value: unknown, found = new Set<Reference>()): Set<Reference> {
  if (typeof value === 'string') {
    // A substring check is far cheaper than the regular expression.
    if (!value.includes('/media/')) return found;
    for (const [, name = ''] of value.matchAll(mediaName)) found.add(`media ${decoded(name)}`);
  } else if (Array.isArray(value)) {
    for (const entry of value) referencesIn(entry, found);
  } else if (isRecord(value)) {
    for (const [name, entry] of Object.entries(value)) {
      if ((name === 'poll' || name === 'form') && isRecord(entry)) found.add(`${name} ${String(entry.id)}`);
      referencesIn(entry, found);
    }
  }
  return found;
}

/**
 * Access control for polls, forms and files: tracks what published content shows, and when. Anything else is not
 * served.
 */
export class PublishedReferences {
  readonly #holders = new Map<string, Holder>();
  /** An index, because this is checked for every picture and there may be thousands of pages. */
  readonly #holdersOf = new Map<Reference, Set<Holder>>();
  /** Until when (ms) a file is served that its holder no longer shows. */
  readonly #leaving = new Map<Reference, number>();

  /** Replaces what a page shows. */
  holdPage(document: PageDocument): void {
    const { visibleFrom, visibleUntil } = document.route;
    this.#hold(`page ${pageKey(document)}`, referencesIn(document), {
      ...(visibleFrom === undefined ? {} : { from: Date.parse(visibleFrom) }),
      ...(visibleUntil === undefined ? {} : { until: Date.parse(visibleUntil) }),
    });
  }

  releasePage(page: Pick<PageDocument, 'path' | 'locale'>): void {
    this.#release(`page ${pageKey(page)}`);
  }

  /** For the frame around every page. */
  holdSettings(settings: ProjectSettings): void {
    this.#hold('settings', referencesIn(settings));
  }

  /** An open poll is visible even without a page. */
  holdPolls({ polls }: PollList): void {
    const held = new Set(polls.map(({ id }) => `poll ${id}`));
    for (const name of [...this.#holders.keys()]) {
      if (name.startsWith('poll ') && !held.has(name)) this.#release(name);
    }
    for (const { id, de, en } of polls) {
      const opensAt = (de ?? en)?.opensAt;
      if (opensAt === undefined) this.#release(`poll ${id}`);
      else this.#hold(`poll ${id}`, referencesIn([{ poll: de ?? en }, en]), { from: Date.parse(opensAt) });
    }
  }

  /** Whether visitors may see it at `now` (ms). */
  isShown(reference: Reference, now: number): boolean {
    return this.#isHeld(reference, now, 0);
  }

  /** Whether visitors may load this file at `now` (ms). */
  mayLoad(name: string, now: number): boolean {
    const reference: Reference = `media ${name}`;
    return now < (this.#leaving.get(reference) ?? 0) || this.#isHeld(reference, now, farewell);
  }

  files(): string[] {
    return [...this.#holdersOf.keys()].flatMap((reference) =>
      reference.startsWith('media ') ? [reference.slice(6)] : [],
    );
  }

  #isHeld(reference: Reference, now: number, longer: number): boolean {
    for (const { from, until } of this.#holdersOf.get(reference) ?? []) {
      if (from <= now && now < until + longer) return true;
    }
    return false;
  }

  #hold(
    name: string,
    references: ReadonlySet<Reference>,
    { from = -Infinity, until = Infinity }: Period = {},
  ): void {
    this.#leave(name, references);
    this.#drop(name);
    const holder = { references, from, until };
    this.#holders.set(name, holder);
    for (const reference of references) {
      const holders = this.#holdersOf.get(reference);
      if (holders) holders.add(holder);
      else this.#holdersOf.set(reference, new Set([holder]));
    }
  }

  #release(name: string): void {
    this.#leave(name, new Set());
    this.#drop(name);
  }

  #drop(name: string): void {
    const holder = this.#holders.get(name);
    this.#holders.delete(name);
    for (const reference of holder?.references ?? []) {
      const holders = this.#holdersOf.get(reference);
      if (!holder || !holders) continue;
      holders.delete(holder);
      if (holders.size === 0) this.#holdersOf.delete(reference);
    }
  }

  #leave(name: string, staying: ReadonlySet<Reference>): void {
    const holder = this.#holders.get(name);
    const now = Date.now();
    if (!holder || now < holder.from) return;
    for (const [reference, end] of this.#leaving) if (end <= now) this.#leaving.delete(reference);
    const end = Math.min(now, holder.until) + farewell;
    for (const reference of holder.references) if (!staying.has(reference)) this.#leaving.set(reference, end);
  }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
