import type { ReactNode } from 'react';
import { localizedPath } from '#i18n/localized-path.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { usePageContext } from '#ui/page-context.tsx';
import styles from './wordmark.module.css';

export interface WordmarkDrawing {
  src: string;
  width: number;
  height: number;
}

interface WordmarkProps {
  current?: boolean;
  drawing: WordmarkDrawing | undefined;
}

/** The brand's name as a link home, set in type or drawn; a word instead while the name is unknown. */
export function Wordmark({ current = false, drawing }: WordmarkProps): ReactNode {
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
            {drawing ? (
              <picture>
                <img className={styles.drawing} alt={brand.name} {...drawing} />
              </picture>
            ) : (
              <BrandText>{brand.name}</BrandText>
            )}
          </span>
          <span className="visually-hidden">, {messages.shell.home}</span>
        </>
      ) : (
        messages.shell.home
      )}
    </a>
  );
}
