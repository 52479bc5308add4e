import type { ReactNode } from 'react';
import { localizedPath } from '#i18n/localized-path.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { usePageContext } from '#ui/page-context.tsx';
import styles from './wordmark.module.css';

/** The brand's name as a link home; a word instead while the name is unknown. */
export function Wordmark({ current = false }: { current?: boolean }): ReactNode {
  const { brand, locale, messages } = usePageContext();
  const isNamed = brand.name !== '';
  return (
    <a
      className={styles.wordmark}
      href={localizedPath('/', locale)}
      aria-current={current ? 'page' : undefined}
      data-nameless={isNamed ? undefined : ''}
      data-wordmark=""
    >
      {isNamed ? (
        <>
          {/* One box, because the name's pieces must not be flex items. */}
          <span>
            <BrandText>{brand.name}</BrandText>
          </span>
          <span className="visually-hidden">, {messages.shell.home}</span>
        </>
      ) : (
        messages.shell.home
      )}
    </a>
  );
}
