import type { ReactNode } from 'react';
import type { LayoutSlots } from './layout-slots.ts';
import styles from './poll-layout.module.css';

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
