import type { EditorLanguage } from '#i18n/editor-texts.ts';

interface BlockToolsMessages {
  tools: string;
  selected: (count: number) => string;
  cut: string;
  copy: string;
  duplicate: string;
  remove: string;
  pasteAtEnd: string;
  pasteAfter: (place: number) => string;
  clear: string;
  copied: (count: number) => string;
  isCut: (count: number) => string;
  pasted: (count: number) => string;
  /** If the browser denies access to the clipboard. */
  byKey: string;
  failed: string;
  close: string;
}

export const blockToolsMessages: Readonly<Record<EditorLanguage, BlockToolsMessages>> = {
  de: {
    tools: 'Bausteine bearbeiten',
    selected: (count) => `${count} ausgewählt`,
    cut: 'Ausschneiden',
    copy: 'Kopieren',
    duplicate: 'Duplizieren',
    remove: 'Entfernen',
    pasteAtEnd: 'Am Ende einfügen',
    pasteAfter: (place) => `Nach Baustein ${place} einfügen`,
    clear: 'Auswahl aufheben',
    copied: (count) => (count === 1 ? 'Ein Baustein kopiert.' : `${count} Bausteine kopiert.`),
    isCut: (count) => (count === 1 ? 'Ein Baustein ausgeschnitten.' : `${count} Bausteine ausgeschnitten.`),
    pasted: (count) => (count === 1 ? 'Ein Baustein eingefügt.' : `${count} Bausteine eingefügt.`),
    byKey: 'Dieser Browser lässt das nur über die Tastatur zu: Strg+C, Strg+X und Strg+V tun dasselbe.',
    failed: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
    close: 'Verstanden',
  },
  en: {
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
  },
};
