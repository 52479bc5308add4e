import type { ReactNode } from 'react';
import type { Locale } from '#i18n/locales.ts';

interface PageElementProps {
  /** Path with locale prefix; empty for errors. */
  address: string;
  /** Of everything that the page is rendered from. */
  hash?: string;
  locale: Locale;
  /** Shown on the band of the page transition. */
  sweepTitle: string;
  isSwept?: boolean;
  scrollsToTop?: boolean;
  /** ISO time. */
  visibleUntil?: string | undefined;
  children: ReactNode;
}

/** The element of a page. In the browser several are kept, and one is shown: `navigation/page.ts` reads the attributes. */
export function PageElement(props: PageElementProps): ReactNode {
  const { address, hash, locale, sweepTitle, isSwept = true, scrollsToTop = true } = props;
  return (
    <div
      data-page={address}
      data-hash={hash}
      lang={locale}
      data-sweep={sweepTitle}
      data-unswept={isSwept ? undefined : ''}
      data-keeps-scroll={scrollsToTop ? undefined : ''}
      data-visible-until={props.visibleUntil}
    >
      {props.children}
    </div>
  );
}
