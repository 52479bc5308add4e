import { type EditorLanguage, formatLocales } from '#i18n/editor-texts.ts';
import { plainSigns } from './text.ts';

const thousandsMarks: Readonly<Record<EditorLanguage, string>> = { de: '.', en: ',' };

/**
 * Parses a typed number: “1,5”, “1.5”, “,5”, “1.299,5”, “62 %”. Comma and dot are decimal separators in both
 * languages, except in “1.500” in German and “1,500” in English. Undefined if invalid.
 */
export function parseNumber(typed: string, language: EditorLanguage): number | undefined {
  const written = plainSigns(typed)
    .replace(/[\s'’]/g, '')
    .replace(/%$/, '');
  const [, sign = '', digits = ''] = /^(-?)(\d[\d.,]*|[.,]\d+)$/.exec(written) ?? [];
  if (digits === '' || /[.,]{2}|[.,]$/.test(digits)) return undefined;
  const mark = fractionMark(digits, language);
  const at = mark === '' ? digits.length : digits.lastIndexOf(mark);
  const whole = digits.slice(0, at);
  const isWhole = /^\d*$/.test(whole) || /^\d{1,3}([.,]\d{3})+$/.test(whole);
  if (!isWhole || (mark !== '' && whole.includes(mark))) return undefined;
  return Number(`${sign}${whole.replace(/[.,]/g, '') || '0'}.${digits.slice(at + 1) || '0'}`);
}

/** The decimal separator; empty if there is none. */
function fractionMark(digits: string, language: EditorLanguage): string {
  const marks = digits.match(/[.,]/g) ?? [];
  const last = marks.at(-1) ?? '';
  const ofOneKind = marks.every((mark) => mark === last);
  if (ofOneKind && marks.length > 1) return '';
  const isThousands =
    marks.length === 1 && last === thousandsMarks[language] && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
  return isThousands ? '' : last;
}

/** `0.125` as “0,125” in German and “0.125” in English. */
export function formatNumber(value: number, language: EditorLanguage): string {
  return new Intl.NumberFormat(formatLocales[language], {
    maximumFractionDigits: 10,
    useGrouping: false,
  }).format(value);
}
