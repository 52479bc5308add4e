import type { ReactNode } from 'react';

/** A layout's slots. Header and footer are passed in, so that layouts don't depend on the frame. */
export interface LayoutSlots {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
  /** Chapter links of a long page, for layouts that show them. */
  chapters?: ReactNode;
}
