import type { FormState } from 'payload';

/** How often it is looked for a field that is about to be drawn, once in each frame. */
const looks = 60;

/**
 * The rows that a field lies in, from the outside in: for `blocks.1.items.0.link.href` the second of `blocks` and the
 * first of `blocks.1.items`.
 */
export function rowsAround(fields: FormState, path: string): { list: string; index: number }[] {
  const names = path.split('.');
  return names.flatMap((name, at) => {
    const list = names.slice(0, at).join('.');
    const index = Number(name);
    return Number.isInteger(index) && fields[list]?.rows?.[index] ? [{ list, index }] : [];
  });
}

/** Brings a field into sight and the focus into it, whichever tab it is in. Its rows have to be open. */
export async function showField(path: string): Promise<void> {
  const found = (await drawn(path)) ?? (await drawnInOtherTab(path));
  found?.scrollIntoView({ block: 'center' });
  const writable = 'input:not([type=hidden]), textarea, select, [contenteditable=true]';
  const place = found?.matches(writable)
    ? found
    : (found?.querySelector<HTMLElement>(writable) ?? found?.querySelector<HTMLElement>('button'));
  place?.focus({ preventScroll: true });
}

async function drawn(path: string, times = looks): Promise<HTMLElement | undefined> {
  for (let look = 0; look < times; look += 1) {
    // Payload's id for it.
    const found = document.getElementById(`field-${path.replaceAll('.', '__')}`);
    if (found) return found;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return undefined;
}

/** A tab is drawn when it is chosen. */
async function drawnInOtherTab(path: string): Promise<HTMLElement | undefined> {
  for (const tab of document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')) {
    tab.click();
    const found = await drawn(path, 10);
    if (found) return found;
  }
  return undefined;
}
