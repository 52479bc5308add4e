import type { Payload } from 'payload';
import { type ReactNode, Suspense } from 'react';
import { blockHash } from '#content/foundation/fields/block-hash.ts';
import { type BrokenLink, brokenLinks } from '#content/lifecycle/gates/broken-links.ts';
import { type EditorLanguage, languageName } from '#i18n/editor-texts.ts';
import { overviewMessages } from './overview-messages.ts';
import { part } from './overview-part.tsx';
import { mostAtATime } from './waiting-documents.ts';

interface BrokenLinksProps {
  payload: Payload;
  language: EditorLanguage;
  /** ms since 1970 */
  now: number;
}

/** Broken links. The first check after a start takes long. */
export function BrokenLinks(props: BrokenLinksProps): ReactNode {
  return (
    <Suspense>
      <FoundLinks {...props} />
    </Suspense>
  );
}

function FoundLinks({ payload, language, now }: BrokenLinksProps): Promise<ReactNode> {
  const messages = overviewMessages[language];
  return part({
    title: messages.broken,
    help: messages.brokenHelp,
    language,
    read: async () => {
      const found = await brokenLinks(payload, now);
      return { entries: found.slice(0, mostAtATime), totals: { links: found.length } };
    },
    line: (entry) => {
      const only = entry.locale ? `${languageName(entry.locale, language)}: ` : '';
      const about = only + entry.message[language];
      return { title: entry.name[language], href: placeOf(entry), about, key: placeOf(entry) + about };
    },
  });
}

/** The URL of the row with the broken link, in its locale. */
function placeOf({ slug, id, locale, block }: BrokenLink): string {
  const form = id === undefined ? `globals/${slug}` : `collections/${slug}/${id}`;
  return `/admin/${form}${locale ? `?locale=${locale}` : ''}${block ? blockHash + block : ''}`;
}
