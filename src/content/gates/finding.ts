import type { EditorText } from '#i18n/editor-texts.ts';
import type { Locale } from '#i18n/locales.ts';

/** Something that visitors would stumble over. */
export interface Finding {
  /** An error keeps the page from being published; a warning wants a reason. */
  severity: 'error' | 'warning';
  code:
    | 'reference-gone'
    | 'reference-draft'
    | 'reference-untranslated'
    | 'alt-missing'
    | 'link-dead'
    | 'link-draft'
    | 'link-hidden'
    | 'link-unnamed'
    | 'link-vague'
    | 'anchor-dead'
    | 'text-untranslated'
    | 'block-untranslated'
    | 'length';
  /** The id of the block's row. */
  block: string | undefined;
  /** The field, as forms name it. */
  path: string;
  locale: Locale;
  label: EditorText;
  message: EditorText;
}
