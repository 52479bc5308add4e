import { type EditorLanguage, formatLocales } from '#i18n/editor-texts.ts';

/** Signs that people put between thousands, beside point and comma. */
const spaces = /[\s\u00A0\u202F'’]/g;

const thousandsMarks: Readonly<Record<EditorLanguage, string>> = { de: '.', en: ',' };

/**
 * A number as people write it: “1,5”, “1.5”, “,5”, “1.299,5”, “62 %”. Comma and point both begin a fraction, whichever the
 * language has; only “1.500” in German, and “1,500” in English, is a thousand and more. Undefined for what is none.
 */
export function parseNumber(typed: string, language: EditorLanguage): number | undefined {
  const written = typed.replace(spaces, '').replace(/%$/, '').replace(/^[−–]/, '-');
  const [, sign = '', digits = ''] = /^(-?)(\d[\d.,]*|[.,]\d+)$/.exec(written) ?? [];
  if (digits === '' || /[.,]{2}|[.,]$/.test(digits)) return undefined;
  const mark = fractionMark(digits, language);
  const at = mark === '' ? digits.length : digits.lastIndexOf(mark);
  const whole = digits.slice(0, at);
  const isWhole = /^\d*$/.test(whole) || /^\d{1,3}([.,]\d{3})+$/.test(whole);
  if (!isWhole || (mark !== '' && whole.includes(mark))) return undefined;
  return Number(`${sign}${whole.replace(/[.,]/g, '') || '0'}.${digits.slice(at + 1) || '0'}`);
}

/** By what the fraction begins; empty where there is none. */
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
