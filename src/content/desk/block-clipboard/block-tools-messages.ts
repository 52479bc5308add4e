import type { EditorLanguage } from '#i18n/editor-texts.ts';

const german = {
  tools: 'Bausteine bearbeiten',
  selected: (count: number) => `${count} ausgewählt`,
  cut: 'Ausschneiden',
  copy: 'Kopieren',
  duplicate: 'Duplizieren',
  remove: 'Entfernen',
  pasteAtEnd: 'Am Ende einfügen',
  pasteAfter: (place: number) => `Nach Baustein ${place} einfügen`,
  clear: 'Auswahl aufheben',
  copied: (count: number) => (count === 1 ? 'Ein Baustein kopiert.' : `${count} Bausteine kopiert.`),
  isCut: (count: number) =>
    count === 1 ? 'Ein Baustein ausgeschnitten.' : `${count} Bausteine ausgeschnitten.`,
  pasted: (count: number) => (count === 1 ? 'Ein Baustein eingefügt.' : `${count} Bausteine eingefügt.`),
  /** If the browser denies access to the clipboard. */
  byKey: 'Dieser Browser lässt das nur über die Tastatur zu: Strg+C, Strg+X und Strg+V tun dasselbe.',
  failed: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
  close: 'Verstanden',
};

const english: typeof german = {
  tools: 'Edit blocks',
  selected: (count) => `${count} selected`,
  cut: 'Cut',
  copy: 'Copy',
  duplicate: 'Duplicate',
  remove: 'Remove',
  pasteAtEnd: 'Paste at the end',
  pasteAfter: (place) => `Paste after block ${place}`,
  clear: 'Select none',
  copied: (count) => (count === 1 ? 'One block copied.' : `${count} blocks copied.`),
  isCut: (count) => (count === 1 ? 'One block cut.' : `${count} blocks cut.`),
  pasted: (count) => (count === 1 ? 'One block pasted.' : `${count} blocks pasted.`),
  byKey: 'This browser only allows that from the keyboard: Ctrl+C, Ctrl+X and Ctrl+V do the same.',
  failed: 'That did not work. Please try again.',
  close: 'Got it',
};

export const blockToolsMessages: Readonly<Record<EditorLanguage, typeof german>> = {
  de: german,
  en: english,
};
