import type { EditorText } from '#i18n/editor-texts.ts';
import type { Locale } from '#i18n/locales.ts';

export interface Finding {
  /** An error blocks the publication; a warning needs a reason. */
  severity: 'error' | 'warning';
  code:
    | 'reference-gone'
    | 'reference-draft'
    | 'reference-untranslated'
    | 'alt-missing'
    | 'recording-unplayable'
    | 'link-dead'
    | 'link-draft'
    | 'link-hidden'
    | 'link-unnamed'
    | 'link-vague'
    | 'anchor-dead'
    | 'text-untranslated'
    | 'block-untranslated'
    | 'text-sample'
    | 'page-empty'
    | 'length';
  /** The id of the block's row. */
  block: string | undefined;
  /** The field's path in the form. */
  path: string;
  locale: Locale;
  label: EditorText;
  message: EditorText;
}
