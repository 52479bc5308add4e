import type { EditorText } from '#i18n/editor-texts.ts';

/** In characters. */
export const longest = { name: 40, short: 12, full: 120, claim: 80, unbroken: 12 } as const;

interface Limits {
  most: number;
  isNeeded: boolean;
}

/** Normalized: composed, without redundant spaces. Soft hyphens are kept as break opportunities. */
export function tidyLine(text: string): string {
  return text.normalize('NFC').replace(/ +/g, ' ').trim();
}

/** Why this can't be a name. It becomes part of titles, addresses, file names and code. */
export function problemOfName(value: unknown, limits: Limits): EditorText | undefined {
  return problemOf(value, limits, /[^\p{L}\p{M}\p{N} .’'&/+–-]/u, {
    de: 'Ein Name besteht aus Buchstaben, Ziffern und Leerzeichen; dazu gehen Punkt, Apostroph, Strich, Schrägstrich, & und +.',
    en: 'A name is made of letters, digits and spaces; full stop, apostrophe, dash, slash, & and + may be in it.',
  });
}

/** Why this can't be a line of text: invisible characters could reverse or break the text around it. */
export function problemOfLine(value: unknown, limits: Limits): EditorText | undefined {
  return problemOf(value, limits, /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]|(?!\u00AD)\p{Cf}/u, {
    de: 'Es bleibt bei einer Zeile Text, ohne Zeichen, die niemand sieht.',
    en: 'It stays one line of text, without characters that nobody sees.',
  });
}

function problemOf(
  value: unknown,
  { most, isNeeded }: Limits,
  forbidden: RegExp,
  allowed: EditorText,
): EditorText | undefined {
  const text = typeof value === 'string' ? tidyLine(value) : '';
  if (text === '')
    return isNeeded
      ? {
          de: 'Das steht auf jeder Seite und darf nicht leer sein.',
          en: 'This is on every page, and can’t be empty.',
        }
      : undefined;
  const length = [...text].length;
  if (length > most)
    return {
      de: `Höchstens ${most} Zeichen, im Moment ${length}.`,
      en: `${most} characters at most, at the moment ${length}.`,
    };
  const [found] = forbidden.exec(text) ?? [];
  if (found !== undefined) {
    const shown = shownCharacter(found);
    return {
      de: `${shown.de} geht hier nicht. ${allowed.de}`,
      en: `${shown.en} can’t be used here. ${allowed.en}`,
    };
  }
  return /[\p{L}\p{N}]/u.test(text)
    ? undefined
    : { de: 'Darin steht kein einziger Buchstabe.', en: 'There is not a single letter in it.' };
}

/** The character in quotes, or its code point if it is invisible. */
function shownCharacter(character: string): EditorText {
  if (/[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(character)) return { de: `„${character}“`, en: `“${character}”` };
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return { de: `Das Zeichen U+${number}`, en: `The character U+${number}` };
}
