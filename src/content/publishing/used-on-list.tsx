import type { ReactNode } from 'react';
import { z } from 'zod';
import type { unpublishMessages } from './unpublish-messages.ts';

const text = z.object({ de: z.string(), en: z.string() });

const usedOnSchema = z.object({
  uses: z.array(
    z.object({
      slug: z.string(),
      id: z.string().optional(),
      kind: text,
      title: z.string().optional(),
      state: z.enum(['published', 'scheduled', 'draft']),
    }),
  ),
});

export type VisibleUse = z.infer<typeof usedOnSchema>['uses'][number];

/** What visitors get, or are going to, that points at the document; undefined if it can't be found out. */
export async function readUses(address: string): Promise<VisibleUse[] | undefined> {
  try {
    const { uses } = usedOnSchema.parse(await (await fetch(`${address}/used-on`)).json());
    return uses.filter(({ state }) => state !== 'draft');
  } catch {
    return undefined;
  }
}

/** What the website loses, with links to what will lack it. */
export function UsedOnList({
  uses,
  language,
  messages,
}: {
  uses: readonly VisibleUse[] | undefined;
  language: 'de' | 'en';
  messages: (typeof unpublishMessages)['de'];
}): ReactNode {
  if (!uses || uses.length === 0) {
    return (
      <p>
        {messages.affected} {uses ? messages.shownNowhere : messages.unknown}
      </p>
    );
  }
  return (
    <>
      <p>
        {messages.affected} {messages.shownOn}
      </p>
      <ul>
        {uses.map(({ slug, id, kind, title }) => (
          <li key={`${slug}/${id}`}>
            <a
              href={id === undefined ? `/admin/globals/${slug}` : `/admin/collections/${slug}/${id}`}
              target="_blank"
              rel="noreferrer"
            >
              {kind[language]}
              {title ? ` – ${title.replaceAll('\u00AD', '')}` : ''}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
