import { setTimeout as wait } from 'node:timers/promises';
import type { Locale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';

/** How long a document's request waits for its payload, and the polling interval, in ms. */
const patience = { atMost: 3000, pause: 100 };

export const payloadName = '/_payload.js';

export interface PayloadAsked {
  /** Empty if the newest is requested. */
  build: string;
  version: string | undefined;
}

/** The build comes last, because Vite's development server adds its own parameter first. */
export function payloadAsked(query: string): PayloadAsked {
  const [build = '', version] = query.slice(1).split('&').at(-1)?.split('-') ?? [];
  return { build, version };
}

/**
 * Calls `find`, repeatedly for a document's request: it may come from another site that has read a publication earlier.
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

/** Documents name content hashes, which are longer than the content versions that the app names. */
function isOfDocument({ version }: PayloadAsked): boolean {
  return version !== undefined && /^[0-9a-f]{26,}$/.test(version);
}

export function payloadPath(path: string, locale: Locale): string {
  const page = localizedPath(path, locale);
  return (page === '/' ? '' : page) + payloadName;
}
