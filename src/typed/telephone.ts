import { plainSigns } from './text.ts';

/** A typed or pasted number in plain signs, whether it is one or not: `Tel. ‪＋49 711‑12` → `+49 711-12`. */
export function tidyTelephone(typed: string): string {
  return plainSigns(typed)
    .replace(/^(?:tel(?:efon|ephone)?|fon|phone|mobile?|handy)\b[.:]*\s*/i, '')
    .replace(/[·•∙⋅]/g, '.')
    .replace(/\[0\]/, '(0)');
}

export function isTelephone(tidy: string): boolean {
  const digits = tidy.replace(/\D/g, '').length;
  return /^[\d\s+()/.-]+$/.test(tidy) && digits >= 5 && digits <= 20;
}

/** As telephones dial it: `+49 (0)711 / 189-30` → `+4971118930`. */
export function dialledTelephone(typed: string): string {
  return tidyTelephone(typed).replace(/\(0\)|[\s()/.-]/g, '');
}
