import type { ReactNode } from 'react';
import type { LayoutSlots } from './layout-slots.ts';
import styles from './poll-layout.module.css';

/** A single poll that fills the screen, with one line above and one below. */
export function PollLayout({ header, footer, children }: LayoutSlots): ReactNode {
  return (
    <div className={styles.layout} data-layout="poll">
      {header}
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
