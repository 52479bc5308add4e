import type { FormState } from 'payload';

/** How often it is looked for a field that is about to be drawn, once in each frame: what stands in a row comes later. */
const looks = { elsewhere: 10, inRow: 300 };

interface FieldRow {
  list: string;
  index: number;
}

/**
 * The rows that a field lies in, from the outside in: for `blocks.1.items.0.link.href` the second of `blocks` and the
 * first of `blocks.1.items`.
 */
export function rowsAround(fields: FormState, path: string): FieldRow[] {
  const names = path.split('.');
  return names.flatMap((name, at) => {
    const list = names.slice(0, at).join('.');
    const index = Number(name);
    return Number.isInteger(index) && fields[list]?.rows?.[index] ? [{ list, index }] : [];
  });
}

/** Brings a field into sight and the focus into it, whichever tab it is in. The rows around it have to be open. */
export async function showField(path: string, rows: readonly FieldRow[]): Promise<void> {
  const found = (await drawn(path, rows)) ?? (await drawnInOtherTab(path, rows));
  found?.scrollIntoView({ block: 'center' });
  const writable = 'input:not([type=hidden]), textarea, select, [contenteditable=true]';
  const place = found?.matches(writable)
    ? found
    : (found?.querySelector<HTMLElement>(writable) ?? found?.querySelector<HTMLElement>('button'));
  place?.focus({ preventScroll: true });
}

/** By the ids that Payload gives to fields and rows; the fields of a row are drawn once it is in sight. */
async function drawn(path: string, rows: readonly FieldRow[]): Promise<HTMLElement | undefined> {
  let isInRow = false;
  for (let look = 0; look < (isInRow ? looks.inRow : looks.elsewhere); look += 1) {
    const found = document.getElementById(`field-${path.replaceAll('.', '__')}`);
    if (found) return found;
    for (const { list, index } of rows) {
      const row = document.getElementById(`${list.replaceAll('.', '-')}-row-${index}`);
      row?.scrollIntoView();
      if (row) isInRow = true;
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return undefined;
}

/** A tab is drawn when it is chosen. */
async function drawnInOtherTab(path: string, rows: readonly FieldRow[]): Promise<HTMLElement | undefined> {
  for (const tab of document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')) {
    tab.click();
    const found = await drawn(path, rows);
    if (found) return found;
  }
  return undefined;
}
