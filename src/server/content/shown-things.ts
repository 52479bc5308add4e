import { isRecord } from '#fields/content-field.ts';
import type { PageDocument } from '#pages/page-document.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import type { PollList } from '#polls/poll-list.ts';
import { pageKey } from './page-key.ts';

/** Things that visitors request separately from pages. Polls and forms by id, media by file name. */
type Thing = `poll ${string}` | `form ${string}` | `media ${string}`;

/** When visitors may see something, in ms; without `until` forever. */
interface Period {
  from?: number;
  until?: number;
}

interface Holder {
  things: ReadonlySet<Thing>;
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
export function thingsIn(value: unknown, found = new Set<Thing>()): Set<Thing> {
  if (typeof value === 'string') {
    // A substring check is far cheaper than the regular expression.
    if (!value.includes('/media/')) return found;
    for (const [, name = ''] of value.matchAll(mediaName)) found.add(`media ${decoded(name)}`);
  } else if (Array.isArray(value)) {
    for (const entry of value) thingsIn(entry, found);
  } else if (isRecord(value)) {
    for (const [name, entry] of Object.entries(value)) {
      if ((name === 'poll' || name === 'form') && isRecord(entry)) found.add(`${name} ${String(entry.id)}`);
      thingsIn(entry, found);
    }
  }
  return found;
}

/**
 * Access control for polls, forms and files: tracks what published content shows, and when. Anything else is not
 * served.
 */
export class ShownThings {
  readonly #holders = new Map<string, Holder>();
  /** An index, because this is checked for every picture and there may be thousands of pages. */
  readonly #holdersOf = new Map<Thing, Set<Holder>>();
  /** Until when (ms) a file is served that its holder no longer shows. */
  readonly #leaving = new Map<Thing, number>();

  /** Replaces what a page shows. */
  holdPage(document: PageDocument): void {
    const { visibleFrom, visibleUntil } = document.route;
    this.#hold(`page ${pageKey(document)}`, thingsIn(document), {
      ...(visibleFrom === undefined ? {} : { from: Date.parse(visibleFrom) }),
      ...(visibleUntil === undefined ? {} : { until: Date.parse(visibleUntil) }),
    });
  }

  releasePage(page: Pick<PageDocument, 'path' | 'locale'>): void {
    this.#release(`page ${pageKey(page)}`);
  }

  /** For the frame around every page. */
  holdSettings(settings: ProjectSettings): void {
    this.#hold('settings', thingsIn(settings));
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
      else this.#hold(`poll ${id}`, thingsIn([{ poll: de ?? en }, en]), { from: Date.parse(opensAt) });
    }
  }

  /** Whether visitors may see it at `now` (ms). */
  isShown(thing: Thing, now: number): boolean {
    return this.#isHeld(thing, now, 0);
  }

  /** Whether visitors may load this file at `now` (ms). */
  mayLoad(name: string, now: number): boolean {
    const thing: Thing = `media ${name}`;
    return now < (this.#leaving.get(thing) ?? 0) || this.#isHeld(thing, now, farewell);
  }

  files(): string[] {
    return [...this.#holdersOf.keys()].flatMap((thing) =>
      thing.startsWith('media ') ? [thing.slice(6)] : [],
    );
  }

  #isHeld(thing: Thing, now: number, longer: number): boolean {
    for (const { from, until } of this.#holdersOf.get(thing) ?? []) {
      if (from <= now && now < until + longer) return true;
    }
    return false;
  }

  #hold(name: string, things: ReadonlySet<Thing>, { from = -Infinity, until = Infinity }: Period = {}): void {
    this.#leave(name, things);
    this.#drop(name);
    const holder = { things, from, until };
    this.#holders.set(name, holder);
    for (const thing of things) {
      const holders = this.#holdersOf.get(thing);
      if (holders) holders.add(holder);
      else this.#holdersOf.set(thing, new Set([holder]));
    }
  }

  #release(name: string): void {
    this.#leave(name, new Set());
    this.#drop(name);
  }

  #drop(name: string): void {
    const holder = this.#holders.get(name);
    this.#holders.delete(name);
    for (const thing of holder?.things ?? []) {
      const holders = this.#holdersOf.get(thing);
      if (!holder || !holders) continue;
      holders.delete(holder);
      if (holders.size === 0) this.#holdersOf.delete(thing);
    }
  }

  #leave(name: string, staying: ReadonlySet<Thing>): void {
    const holder = this.#holders.get(name);
    const now = Date.now();
    if (!holder || now < holder.from) return;
    for (const [thing, end] of this.#leaving) if (end <= now) this.#leaving.delete(thing);
    const end = Math.min(now, holder.until) + farewell;
    for (const thing of holder.things) if (!staying.has(thing)) this.#leaving.set(thing, end);
  }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
