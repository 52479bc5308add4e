import type { ReactNode } from 'react';
import { useMessages } from '#ui/page-context.tsx';
import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the header, to what the page is about. */
export function SkipLink(): ReactNode {
  return (
    <a className={styles.link} href="#content">
      {useMessages().skipToContent}
    </a>
  );
}
