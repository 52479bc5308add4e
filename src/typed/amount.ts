import { type EditorLanguage, formatLocales } from '#i18n/editor-texts.ts';
import { plainSigns } from './text.ts';

/**
 * Parses an amount in either language's format: “24,90”, “24.90”, “1.299,90 €”, “1,299.90”. The last dot or comma
 * starts the cents, unless exactly three digits follow and nothing else tells: then it separates thousands. Undefined
 * if invalid.
 */
export function parseAmount(typed: string): number | undefined {
  const written = plainSigns(typed)
    .replace(/[\s'’]/g, '')
    .replace(/^(?:€|£|\$|EUR|CHF|Fr\.|GBP|USD)|(?:€|£|\$|EUR|Euro|CHF|Fr\.|GBP|USD)$/gi, '');
  // “20,–” is a whole amount.
  const digits = written.replace(/[.,]-{1,2}$/, '');
  if (!/^\d[\d.,]*$/.test(digits) || /[.,]{2}|[.,]$/.test(digits)) return undefined;
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return Number(digits);
  const sign = digits[last];
  const decimals = digits.slice(last + 1);
  const whole = digits.slice(0, last);
  const isBetweenThousands = decimals.length === 3 && !/[.,]/.test(whole.replaceAll(sign ?? '', ''));
  if (isBetweenThousands) return inThousands(digits) ? Number(digits.replace(/[.,]/g, '')) : undefined;
  if (decimals.length > 2 || (/[.,]/.test(whole) && (whole.includes(sign ?? '') || !inThousands(whole))))
    return undefined;
  return Number(`${whole.replace(/[.,]/g, '')}.${decimals}`);
}

function inThousands(whole: string): boolean {
  return /^\d{1,3}([.,]\d{3})+$/.test(whole);
}

/** `24.9` as “24,90” in German and “24.90” in English. */
export function formatAmount(amount: number, language: EditorLanguage): string {
  return new Intl.NumberFormat(formatLocales[language], {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  }).format(amount);
}
