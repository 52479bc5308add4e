import type { ReactNode } from 'react';
import { joinClasses } from '#ui/join-classes.ts';
import type { LayoutSlots } from './layout-slots.ts';
import band from './strategie-band.module.css';
import drawing from './strategie-drawing.module.css';
import hero from './strategie-hero.module.css';
import styles from './strategie-layout.module.css';

/** A long read in chapters, with one continuous band and a sticky index. */
export function StrategieLayout({ header, footer, children, chapters }: LayoutSlots): ReactNode {
  return (
    <div className={styles.layout} data-layout="strategie" data-island={chapters ? 'chapters' : undefined}>
      {header}
      {chapters}
      <main
        id="content"
        className={joinClasses(styles.main, band.path, drawing.drawn, hero.opening)}
        tabIndex={-1}
      >
        {children}
      </main>
      {footer}
    </div>
  );
}
