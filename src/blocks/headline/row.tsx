import './row.css';
import type { ReactNode } from 'react';

/** A headline's parts in a single row, as a caption has them. It brings the styles, the parts are the headline's. */
export function Row({ children }: { children: ReactNode }): ReactNode {
  return children;
}
