import type { ReactNode } from 'react';
import { useMessages } from '#ui/page-context.tsx';
import styles from './skip-link.module.css';

/** The first tab stop: skips the header. */
export function SkipLink(): ReactNode {
  return (
    <a className={styles.link} href="#content">
      {useMessages().skipToContent}
    </a>
  );
}
