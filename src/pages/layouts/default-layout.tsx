import type { ReactNode } from 'react';
import styles from './default-layout.module.css';
import type { LayoutSlots } from './layout-slots.ts';

export function DefaultLayout({ header, footer, children }: LayoutSlots): ReactNode {
  return (
    <div className={styles.layout} data-layout="default">
      {header}
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
