/** Letters that Unicode doesn't take apart into a plain letter and its mark. */
const whole: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ə: 'e',
};

/** The form in which words are searched: `Überblick in Łódź` → `uberblick in lodz`. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[^\0-\x7f]/g, (letter) => whole[letter] ?? letter);
}

/** `Straße & Hausnummer` → `strasse-hausnummer`; empty if nothing is left. */
export function slugOf(text: string): string {
  const german = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => `${plainLetters(letter)}e`);
  return plainLetters(german)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
