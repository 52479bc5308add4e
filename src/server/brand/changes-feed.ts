import { versionMessages } from '#blocks/brand-files/version-messages.ts';
import type { Locale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { fillIn } from '#i18n/messages.ts';
import type { BrandChange } from './brand-changes.ts';

interface FeedEntry {
  version: string;
  since: string;
  /** Undefined for the first. */
  changes: readonly (BrandChange & { words: string })[] | undefined;
}

/** Atom feed (RFC 4287) of changes in the identity. */
export function changesFeed(
  name: string,
  entries: readonly FeedEntry[],
  locale: Locale,
  siteUrl: string,
): string {
  const words = versionMessages[locale];
  const page = siteUrl + localizedPath('/brand/versions', locale);
  const self = siteUrl + localizedPath('/brand/changes.atom', locale);
  const [newest] = entries;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<title>${escaped(`${name}: ${words.title}`)}</title>`,
    `<id>${escaped(self)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
    `<updated>${newest?.since ?? new Date(0).toISOString()}</updated>`,
    `<author><name>${escaped(name)}</name></author>`,
    ...entries.map(({ version, since, changes }) => {
      const lines = changes?.map(lineOf(words)) ?? [words.first];
      return [
        '<entry>',
        `<title>${escaped(fillIn(words.version, { version }))}</title>`,
        // The same version can appear twice, so the id includes the time.
        `<id>${escaped(`${page}/${version}#${since}`)}</id>`,
        `<link rel="alternate" type="text/html" href="${escaped(`${page}/${version}`)}"/>`,
        `<updated>${since}</updated>`,
        `<content type="text">${escaped(lines.join('\n') || words.none)}</content>`,
        '</entry>',
      ].join('\n');
    }),
    '</feed>',
    '',
  ].join('\n');
}

/** The change in words, with the names from the version's page. */
function lineOf(messages: (typeof versionMessages)[Locale]) {
  return ({ path, words, before, after }: BrandChange & { words: string }): string => {
    const values = path.endsWith('.master') ? messages.drawing : `${before ?? '–'} → ${after ?? '–'}`;
    return `${words} (${path}): ${values}`;
  };
}

/** Escapes for XML and drops characters that XML does not allow. */
function escaped(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
