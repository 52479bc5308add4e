import type { ReactNode } from 'react';

/** What a layout arranges. It is given its header and footer, so that it need not know the frame they come from. */
export interface LayoutSlots {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
  /** Links to the chapters of a long page, for the layouts that have a place for them. */
  chapters?: ReactNode;
}
