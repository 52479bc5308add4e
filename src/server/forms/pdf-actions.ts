import { PDFArray, PDFDict, PDFHexString, PDFName, type PDFObject, PDFRef, PDFString } from '@cantoo/pdf-lib';

export interface PdfParts {
  names: ReadonlySet<PDFName>;
  /** Of all kinds, those of streams and trailers included. */
  dictionaries: readonly PDFDict[];
  /** Of streams alone. */
  streams: readonly PDFDict[];
  /** In every revision. */
  objects: ReadonlyMap<PDFRef, PDFObject[]>;
}

const key = (name: string) => PDFName.of(name);

/** Names of PDF features that run code, submit data, embed files or refer to external files. */
const active = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'Filespec',
  'RichMedia',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'Rendition',
];

/** Short names, which may occur in compressed streams by chance. */
const activeInShort = ['JS', 'XFA', 'Movie', 'Sound', 'AA', 'EF', 'FFilter'];

const activeNames = [...active, ...activeInShort].map(key);
const activeAnywhere = new RegExp(`/(?:${active.join('|')})(?![A-Za-z0-9])`);

/** Whether raw bytes, streams included, name a feature that no harmless PDF has. */
export function namesActive(spelled: string): boolean {
  return activeAnywhere.test(spelled);
}

/** Decodes escaped names: `/J#61vaScript`. */
export function spelledOut(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

export function isActive({ names, dictionaries, streams, objects }: PdfParts): boolean {
  /** The values that dictionaries have under a name; a reference stands for every revision of its object. */
  const valuesOf = (name: string): PDFObject[] => {
    const values = new Set(dictionaries.flatMap((dictionary) => dictionary.get(key(name)) ?? []));
    return [...values].flatMap((value) => (value instanceof PDFRef ? (objects.get(value) ?? value) : value));
  };
  return (
    activeNames.some((name) => names.has(name)) ||
    streams.some((dictionary) => dictionary.has(key('F'))) ||
    !valuesOf('OpenAction').every(goesToPage) ||
    valuesOf('S').includes(key('Thread')) ||
    valuesOf('URI').some(leadsOffTheWeb) ||
    // A file specification; as a number the name means something else.
    [...valuesOf('F'), ...valuesOf('UF')].some((value) => isText(value) || value instanceof PDFDict)
  );
}

function goesToPage(target: PDFObject): boolean {
  return (
    target instanceof PDFArray ||
    (target instanceof PDFDict && target.get(key('S')) === key('GoTo') && !target.has(key('Next')))
  );
}

function isText(value: PDFObject): value is PDFString | PDFHexString {
  return value instanceof PDFString || value instanceof PDFHexString;
}

/** Web, mail and phone links are common in documents; `file:` and paths reach into the reader's machine. */
function leadsOffTheWeb(value: PDFObject): boolean {
  if (!isText(value)) return false;
  const address = value.decodeText().replaceAll('\0', '').trim();
  return !/^(?:https?:\/\/|mailto:|tel:|#|$)/i.test(address);
}
