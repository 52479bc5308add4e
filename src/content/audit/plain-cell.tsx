import type { DefaultServerCellComponentProps } from 'payload';
import type { ReactNode } from 'react';

/** A text as it is. What is empty stays empty: Payload writes “<No Who>” where the system did something by itself. */
export function PlainCell({ cellData }: DefaultServerCellComponentProps): ReactNode {
  return typeof cellData === 'string' ? cellData : null;
}
