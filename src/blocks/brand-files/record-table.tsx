import type { ComponentProps, ReactNode } from 'react';
import { Island } from '#ui/island.tsx';
import { ChangeList } from './change-list.tsx';
import { TokenTable } from './token-table.tsx';

/** Current values or changes: one look for both, so that pages with neither have one file name less. */
export function RecordTable(
  props: ComponentProps<typeof TokenTable> | ComponentProps<typeof ChangeList>,
): ReactNode {
  return 'groups' in props ? (
    <Island name="tokens" view={TokenTable} props={props} />
  ) : (
    <ChangeList {...props} />
  );
}
