import type { ComponentProps, ReactNode } from 'react';
import { ChangeList } from './change-list.tsx';
import { TokenTable } from './token-table.tsx';

/** What the record says now, or what has changed in it: one look, so that pages without either name one file less. */
export function RecordTable(
  props: ComponentProps<typeof TokenTable> | ComponentProps<typeof ChangeList>,
): ReactNode {
  return 'groups' in props ? <TokenTable {...props} /> : <ChangeList {...props} />;
}
