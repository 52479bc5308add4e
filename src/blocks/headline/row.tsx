import './row.css';
import type { ReactNode } from 'react';

/** The parts of a caption in one row. Only brings the styles; the parts are the headline's. */
export function Row({ children }: { children: ReactNode }): ReactNode {
  return children;
}
