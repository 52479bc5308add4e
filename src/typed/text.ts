/** Direction marks and byte order marks. Joiners and soft hyphens stay in texts: they change what is seen. */
const unseen = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u206F\uFEFF]/g;

/** Text in one form: composed letters, without marks that nobody sees. */
export function tidyText(text: string): string {
  return text.normalize('NFC').replace(unseen, '');
}

/** The same on one line, with plain blanks. */
export function tidyLine(text: string): string {
  return tidyText(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/**
 * What a program reads – a number, an address, a code – in ASCII signs, whatever keyboard or program wrote it: `＋４９`,
 * `0711‑12`, `−3`, `٤٩`. Letters stay.
 */
export function plainSigns(typed: string): string {
  return tidyLine(typed.normalize('NFKC'))
    .replace(/[\u00AD\u200B-\u200D\u2060-\u2064]/g, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .trim();
}
