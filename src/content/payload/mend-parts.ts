import type { PartMessages } from './part-messages.ts';

/*
 * Accessibility fixes for Payload's markup: names of buttons, selects and checkboxes in lists, the main landmark,
 * heading levels; and translations of hard-coded English texts. Nothing is moved, so React doesn't notice. It relies
 * on Payload's class names, which must be checked after an update.
 */

interface Mend {
  parts: string;
  mend: (part: Element, words: PartMessages) => void;
}

const mends: readonly Mend[] = [
  // The main landmark where Payload has none, and the header beside an existing one.
  { parts: '.template-minimal:not(:has(main))', mend: setting('role', 'main') },
  { parts: '.template-default__wrap > .doc-header', mend: asHead },
  {
    parts: '.template-default__wrap:not(:has(main)) > .app-header ~ [class]:not(.doc-header)',
    mend: asLandmark,
  },
  { parts: '.list-header', mend: setting('role', 'none') },
  { parts: '.doc-tabs__tabs', mend: setting('role', 'none') },
  { parts: '.doc-tab[aria-label]', mend: (tab) => tab.removeAttribute('aria-label') },
  // Headings within a form come right below the form's own.
  { parts: ':is(.collection-edit, .global-edit, .no-results) h3', mend: setting('aria-level', '2') },
  // The arrow beside a select duplicates what its field does for the keyboard.
  {
    parts: ':is(.dropdown-indicator, .clear-indicator)[aria-hidden="true"]',
    mend: setting('tabindex', '-1'),
  },
  // The visible label of a comparison's toggle is its name; Payload's `aria-label` is English.
  { parts: '.diff-collapser__toggle-button[aria-label]', mend: asDisclosure },
  // The select for the version to compare with has its label above it.
  { parts: '.compare-version input:not([aria-label])', mend: byWordsAbove },
  {
    parts: ':is(.rs__input, .react-datepicker__input-container input):not([aria-labelledby], [aria-label])',
    mend: (input, words) => byLabel(input, words.choose),
  },
  {
    parts: '[aria-roledescription="sortable"]',
    mend: (handle, words) => set(handle, 'aria-roledescription', words.draggable),
  },
  { parts: '.collapsible__drag', mend: naming((words) => words.drag) },
  { parts: '.array-actions__button', mend: naming((words) => words.rowActions) },
  { parts: '.doc-controls__popup .popup-button', mend: naming((words) => words.moreActions) },
  { parts: '.btn--withPopup .popup-button', mend: naming((words) => words.publishActions) },
  { parts: '.copy-to-clipboard', mend: naming((words) => words.copyAddress) },
  { parts: '.file-details__remove', mend: naming((words) => words.replaceFile) },
  { parts: '.upload-relationship-details__edit', mend: naming((words) => words.editFile) },
  { parts: '.upload-relationship-details__remove', mend: naming((words) => words.removeFile) },
  // Payload names the dialog about concurrent editing by an internal key.
  { parts: ':is(.document-locked, .document-take-over)', mend: byHeading },
  // The inputs of the focal point have their names before them, but no label.
  { parts: '.edit-upload__input input[name^="X"]', mend: naming((words) => words.focalX) },
  { parts: '.edit-upload__input input[name^="Y"]', mend: naming((words) => words.focalY) },
  { parts: '.date-time-picker__clear-button', mend: naming((words) => words.clear) },
  { parts: '.condition__actions-add', mend: naming((words) => words.addFilter) },
  { parts: '.condition__actions-remove', mend: naming((words) => words.removeFilter) },
  { parts: '#empty-trash-button[aria-label]', mend: (button) => button.removeAttribute('aria-label') },
  // The last of the preview's widths is Payload's, after ours (`desk/preview/breakpoints.ts`).
  {
    parts: '.live-preview-toolbar-controls__breakpoint span, .popup-button-list__button',
    mend: saying('Responsive', (words) => words.fullWidth),
  },
  {
    parts: '.payload-toast-item [data-title]',
    mend: (title, words) => {
      const [, what, count] =
        /^(Successfully saved|Failed to save) (\d+) files$/.exec(title.textContent ?? '') ?? [];
      if (count)
        title.textContent = (what === 'Failed to save' ? words.filesFailed : words.filesSaved)(Number(count));
    },
  },
  { parts: '.react-datepicker-time__header', mend: saying('Time', (words) => words.timeOfDay) },
  { parts: '.clickable-arrow--left', mend: naming((words) => words.previousPage) },
  { parts: '.clickable-arrow--right', mend: naming((words) => words.nextPage) },
  { parts: '.select-all input', mend: (box, words) => nameBox(box, words.selectAll) },
  {
    parts: '.select-row input',
    mend: (box, words) => {
      const row = box.closest('tr, .thumbnail-card');
      nameBox(box, words.selectRow(row?.querySelector('td a, td:nth-child(2)')?.textContent?.trim() ?? ''));
    },
  },
  { parts: '.checkbox-input input[title]', mend: (box) => box.removeAttribute('title') },
  {
    parts: '.sort-column',
    mend: (column, words) => {
      const label = column.querySelector('.sort-column__label')?.textContent?.trim() ?? '';
      for (const [button, isAscending] of [
        ['.sort-column__asc', true],
        ['.sort-column__desc', false],
      ] as const)
        name(column.querySelector(button), words.sort(label, isAscending));
    },
  },
  // The file's name is beside its thumbnail.
  { parts: 'td .thumbnail img, td .file__thumbnail img', mend: setting('alt', '') },
];

export function mendParts(root: ParentNode, words: PartMessages): void {
  for (const { parts, mend } of mends) for (const part of root.querySelectorAll(parts)) mend(part, words);
}

/** Writes only changed values: every write triggers the mutation observer again. */
function set(part: Element | null, attribute: string, value: string): void {
  if (part && part.getAttribute(attribute) !== value) part.setAttribute(attribute, value);
}

function name(part: Element | null, value: string): void {
  set(part, 'aria-label', value);
}

function setting(attribute: string, value: string): Mend['mend'] {
  return (part) => set(part, attribute, value);
}

function naming(word: (words: PartMessages) => string): Mend['mend'] {
  return (part, words) => name(part, word(words));
}

function saying(payloads: string, word: (words: PartMessages) => string): Mend['mend'] {
  return (part, words) => {
    if (part.textContent === payloads && word(words) !== payloads) part.textContent = word(words);
  };
}

function nameBox(box: Element, value: string): void {
  box.removeAttribute('aria-labelledby');
  name(box, value);
}

/** The first part of the view that isn't its header is the landmark. */
function asLandmark(part: Element): void {
  if (!part.matches('[role="main"] ~ *')) set(part, 'role', 'main');
}

function asHead(part: Element): void {
  set(part, 'role', 'region');
  name(part, part.querySelector('h1')?.textContent?.trim() ?? '');
}

/** A select is named by its field's label. */
function byLabel(input: Element, otherwise: string): void {
  const label = input.closest('.field-type, .payload-settings__language')?.querySelector('.field-label');
  name(input, label?.textContent?.replace('*', '').trim() || otherwise);
}

function byHeading(part: Element): void {
  name(part, part.querySelector('h1')?.textContent?.trim() ?? '');
}

function byWordsAbove(input: Element, words: PartMessages): void {
  const above = input.closest('.view-version__version-from')?.querySelector('[class$="-labels"] > span');
  name(input, above?.textContent?.trim() || words.choose);
}

function asDisclosure(button: Element): void {
  set(button, 'aria-expanded', String(button.getAttribute('aria-label') === 'Collapse'));
  button.removeAttribute('aria-label');
}
