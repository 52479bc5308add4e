'use client';
import { useSyncExternalStore } from 'react';

/** Row ids of the selected blocks. Global, because a window has one page form. */
let selected: ReadonlySet<string> = new Set();

const listeners = new Set<() => void>();

export function selectRows(ids: Iterable<string>): void {
  selected = new Set(ids);
  for (const listener of listeners) listener();
}

export function toggleRow(id: string): void {
  const others = [...selected].filter((one) => one !== id);
  selectRows(selected.has(id) ? others : [...others, id]);
}

export function useSelectedRows(): ReadonlySet<string> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => selected,
    () => selected,
  );
}
