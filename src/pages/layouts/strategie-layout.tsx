import type { ReactNode } from 'react';
import type { LayoutSlots } from './layout-slots.ts';
import styles from './strategie-layout.module.css';

/** A long read in chapters, with wide margins and an index that stays in sight. */
export function StrategieLayout({ header, footer, children, chapters }: LayoutSlots): ReactNode {
  return (
    <div className={styles.layout} data-layout="strategie">
      {header}
      {chapters && <div className={styles.chapters}>{chapters}</div>}
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
