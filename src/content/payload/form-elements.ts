/** The id of a field's element in Payload's form, by its path: `seo.description`. A field of ours has the same. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll('.', '__')}`;
}

/** Undefined while it isn't rendered. */
export function fieldElement(path: string): HTMLElement | undefined {
  return document.getElementById(fieldId(path)) ?? undefined;
}

export function rowElement(list: string, index: number): HTMLElement | undefined {
  return document.getElementById(`${list.replaceAll('.', '-')}-row-${index}`) ?? undefined;
}

/** Opens the folded parts around a field that are no rows. */
export function unfoldAround(field: HTMLElement): void {
  for (
    let part = field.closest('.collapsible--collapsed');
    part;
    part = part.parentElement?.closest('.collapsible--collapsed') ?? null
  )
    part.querySelector<HTMLElement>('.collapsible__toggle')?.click();
}

/** Moves the focus to the button that opens and folds a row. */
export function focusRow(row: HTMLElement | undefined): void {
  row?.querySelector<HTMLElement>('.collapsible__toggle')?.focus();
}

/** Selects each tab in turn: its fields render only then. */
export function* selectedTabs(): Generator<void> {
  for (const tab of document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')) {
    tab.click();
    yield;
  }
}

export function previewFrame(): HTMLIFrameElement | undefined {
  return document.querySelector<HTMLIFrameElement>('#live-preview-iframe') ?? undefined;
}

/** The buttons above an open form that can be pressed: publish, save, preview. */
export function documentButtons(): HTMLElement[] {
  const buttons = document.querySelectorAll<HTMLElement>('.doc-controls__controls :is(button, a[href])');
  return [...buttons].filter(
    (button) =>
      button.checkVisibility() && !button.matches(':disabled, [aria-disabled=true]') && button.textContent,
  );
}
