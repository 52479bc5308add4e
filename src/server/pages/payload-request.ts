import { setTimeout as wait } from 'node:timers/promises';
import type { Locale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';

/** How long a document waits for its payload, and how often that is looked for, in ms. */
const patience = { atMost: 3000, pause: 100 };

/** Ends the address of every payload. */
export const payloadName = '/_payload.js';

/** Which payload of a page is meant. */
export interface PayloadAsked {
  /** Empty where whatever is newest is asked for. */
  build: string;
  version: string | undefined;
}

/** The build stands last: Vite's development server puts a word of its own before it. */
export function payloadAsked(query: string): PayloadAsked {
  const [build = '', version] = query.slice(1).split('&').at(-1)?.split('-') ?? [];
  return { build, version };
}

/**
 * What `find` comes to. Where a document asks, that is looked for until it is there, for a while: another site, which the
 * document comes from, may have read a publication sooner than this one.
 */
export async function findAwaited<Found>(
  asked: PayloadAsked,
  find: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const until = isOfDocument(asked) ? performance.now() + patience.atMost : 0;
  let found = await find();
  while (found === undefined && performance.now() < until) {
    await wait(patience.pause);
    found = await find();
  }
  return found;
}

/** A document names what it was made from by hashes; content versions, which the app names, are shorter. */
function isOfDocument({ version }: PayloadAsked): boolean {
  return version !== undefined && /^[0-9a-f]{26,}$/.test(version);
}

export function payloadPath(path: string, locale: Locale): string {
  const page = localizedPath(path, locale);
  return (page === '/' ? '' : page) + payloadName;
}
