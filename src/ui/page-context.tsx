import { createContext, type ReactNode, useContext } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { Messages } from '#i18n/messages.ts';

export interface PageContextValue {
  locale: Locale;
  messages: Messages;
  brand: { name: string; styledLetter: number };
}

const PageContext = createContext<PageContextValue | undefined>(undefined);

/** For islands that need only the locale; `PageContextProvider` provides it, too. */
export const LocaleContext = createContext<Locale | undefined>(undefined);

export function PageContextProvider({
  value,
  children,
}: {
  value: PageContextValue;
  children: ReactNode;
}): ReactNode {
  return (
    <PageContext value={value}>
      <LocaleContext value={value.locale}>{children}</LocaleContext>
    </PageContext>
  );
}

export function usePageContext(): PageContextValue {
  const value = useContext(PageContext);
  if (!value) throw new Error('PageContextProvider is missing.');
  return value;
}

export function useMessages(): Messages {
  return usePageContext().messages;
}

export function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (!locale) throw new Error('LocaleContext is missing.');
  return locale;
}
