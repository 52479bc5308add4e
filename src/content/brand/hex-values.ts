import type { FieldHook } from 'payload';
import type { EditorText } from '#i18n/editor-texts.ts';

export function isHex(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9A-Fa-f]{6}$/.test(value.trim());
}

/** What is said to whoever typed something else. */
export const notHex: EditorText = {
  de: 'Ein Farbwert ist # und sechs Zeichen von 0 bis F, zum Beispiel #1A2B3C.',
  en: 'A colour is # and six digits from 0 to F, such as #1A2B3C.',
};

/** Kept as the identity's own are. What is no value yet may stand in a draft, and stays as it was typed. */
export const tidyHex: FieldHook = ({ value }) => (isHex(value) ? value.trim().toUpperCase() : value);
