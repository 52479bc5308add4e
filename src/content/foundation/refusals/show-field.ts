import type { FormState } from 'payload';
import { fieldElement, rowElement, selectedTabs, unfoldAround } from '#content/payload/form-elements.ts';

/** How many frames to wait until a field is rendered; fields in rows render later. */
const looks = { elsewhere: 10, inRow: 300 };

interface FieldRow {
  list: string;
  index: number;
}

/**
 * The rows around a field, from the outside in: for `blocks.1.items.0.link.href` the second of `blocks` and the first
 * of `blocks.1.items`.
 */
export function rowsAround(fields: FormState, path: string): FieldRow[] {
  const names = path.split('.');
  return names.flatMap((name, at) => {
    const list = names.slice(0, at).join('.');
    const index = Number(name);
    return Number.isInteger(index) && fields[list]?.rows?.[index] ? [{ list, index }] : [];
  });
}

/** Scrolls a field into view and focuses it, in whichever tab it is. The rows around it must be open. */
export async function showField(path: string, rows: readonly FieldRow[]): Promise<void> {
  const found = (await drawn(path, rows)) ?? (await drawnInOtherTab(path, rows));
  if (found) unfoldAround(found);
  // The list of problems lies over the lower half.
  found?.scrollIntoView({ block: 'start' });
  const writable = 'input:not([type=hidden]), textarea, select, [contenteditable=true]';
  const place = found?.matches(writable)
    ? found
    : (found?.querySelector<HTMLElement>(writable) ?? found?.querySelector<HTMLElement>('button'));
  place?.focus({ preventScroll: true });
}

/** A row's fields render once it is in view. */
async function drawn(path: string, rows: readonly FieldRow[]): Promise<HTMLElement | undefined> {
  let isInRow = false;
  for (let look = 0; look < (isInRow ? looks.inRow : looks.elsewhere); look += 1) {
    const found = fieldElement(path);
    if (found) return found;
    for (const { list, index } of rows) {
      const row = rowElement(list, index);
      row?.scrollIntoView();
      if (row) isInRow = true;
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return undefined;
}

async function drawnInOtherTab(path: string, rows: readonly FieldRow[]): Promise<HTMLElement | undefined> {
  for (const _tab of selectedTabs()) {
    const found = await drawn(path, rows);
    if (found) return found;
  }
  return undefined;
}
