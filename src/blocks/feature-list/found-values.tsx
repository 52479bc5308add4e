import type { ReactNode } from 'react';
import { fillIn, fillInCount } from '#i18n/messages.ts';
import { BareButton } from '#ui/button/bare-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLocale } from '#ui/page-context.tsx';
import { useFeatureIndexMessages } from './feature-index-messages.ts';
import styles from './found-values.module.css';
import type { Answer } from './value-answers.ts';

interface FoundValuesProps {
  found: readonly Answer[];
  copied: { value: string; succeeded: boolean } | undefined;
  onCopy: (value: string) => void;
}

/** Values matching the search, each with a copy button and a link to its rule. */
export function FoundValues({ found, copied, onCopy }: FoundValuesProps): ReactNode {
  const messages = useFeatureIndexMessages();
  const locale = useLocale();
  const said =
    copied && (copied.succeeded ? fillIn(messages.copied, { value: copied.value }) : messages.failed);
  return (
    <>
      <p className={copied?.succeeded === false ? styles.failed : 'visually-hidden'} role="status">
        {said ?? (found.length > 0 && fillInCount(messages.values, found.length, locale))}
      </p>
      {found.length > 0 && (
        <ul className={styles.values}>
          {found.map(({ title, value, href }) => (
            <li key={title} className={styles.value}>
              {href === undefined ? <span>{title}</span> : <a href={href}>{title}</a>}
              {/* A rule is only a link; there is nothing to copy. */}
              {value !== href && (
                <BareButton
                  className={styles.copy}
                  aria-label={fillIn(messages.copy, { value })}
                  onClick={() => onCopy(value)}
                >
                  <span>{value}</span>
                  <Icon name={copied?.succeeded && copied.value === value ? 'check' : 'copy'} />
                </BareButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
