import type { DefaultServerCellComponentProps } from 'payload';
import type { ReactNode } from 'react';

/** A text as it is. An empty one stays empty: Payload would print “<No Who>” for the system's own actions. */
export function PlainCell({ cellData }: DefaultServerCellComponentProps): ReactNode {
  return typeof cellData === 'string' ? cellData : null;
}
