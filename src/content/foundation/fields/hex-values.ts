import type { FieldHook } from 'payload';
import type { EditorText } from '#i18n/editor-texts.ts';

export function isHex(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9A-Fa-f]{6}$/.test(value.trim());
}

export const notHex: EditorText = {
  de: 'Ein Farbwert ist # und sechs Zeichen von 0 bis F, zum Beispiel #1A2B3C.',
  en: 'A colour is # and six digits from 0 to F, such as #1A2B3C.',
};

/** Normalized like the identity's own values. In a draft an invalid value is kept as typed. */
export const tidyHex: FieldHook = ({ value }) => (isHex(value) ? value.trim().toUpperCase() : value);
