'use client';
import { useSyncExternalStore } from 'react';

/** Which blocks of the form are selected, by the ids of their rows. There is one page in one window. */
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
