import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#i18n/locales.ts';
import { loadMessages } from '#i18n/messages.ts';
import { PageContextProvider } from '#ui/page-context.tsx';

/** What every block has. */
export const placed = {
  id: 'a',
  ground: 'white',
  reveals: true,
  parallax: 'none',
  anchor: undefined,
} as const;

/** HTML of what stands on a page in this language. */
export async function rendered(content: ReactNode, locale: Locale = 'de'): Promise<string> {
  const page = { locale, messages: await loadMessages(locale), brand: { name: 'VfB', styledLetter: 1 } };
  return renderToStaticMarkup(<PageContextProvider value={page}>{content}</PageContextProvider>);
}
