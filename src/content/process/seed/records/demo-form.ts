import type { AuthoredValues } from '#fields/content-field.ts';
import type { formFields } from '#forms/form.fields.ts';
import type { EditorLanguage, EditorText } from '#i18n/editor-texts.ts';

type AuthoredForm = AuthoredValues<typeof formFields>;
type AuthoredField = AuthoredForm['fields'][number];

export interface DemoForm {
  /** The key that blocks refer to. */
  key: string;
  de: AuthoredForm;
  en: AuthoredForm;
  /** What only editors see. */
  kept: { recipients: { address: string }[]; retentionDays: number };
}

interface WrittenField extends Omit<AuthoredField, 'label' | 'hint' | 'options' | 'name'> {
  /** Undefined for headings. */
  name?: string;
  label: EditorText;
  hint?: EditorText;
  options?: readonly { name: string; label: EditorText }[];
}

interface WrittenForm {
  key: string;
  title: EditorText;
  introduction?: EditorText;
  fields: readonly WrittenField[];
  submitLabel: EditorText;
  confirmation: EditorText;
  recipients: readonly string[];
  retentionDays: number;
}

/** Both languages from one definition, so that questions and short names can't differ. */
export function demoForm(written: WrittenForm): DemoForm {
  return {
    key: written.key,
    de: formIn(written, 'de'),
    en: formIn(written, 'en'),
    kept: {
      recipients: written.recipients.map((address) => ({ address })),
      retentionDays: written.retentionDays,
    },
  };
}

function formIn(written: WrittenForm, locale: EditorLanguage): AuthoredForm {
  const { title, introduction, fields, submitLabel, confirmation } = written;
  return {
    title: title[locale],
    ...(introduction && { introduction: introduction[locale] }),
    fields: fields.map(({ label, hint, options = [], ...field }) => ({
      ...field,
      label: label[locale],
      ...(hint && { hint: hint[locale] }),
      options: options.map((option) => ({ name: option.name, label: option.label[locale] })),
    })),
    submitLabel: submitLabel[locale],
    confirmation: confirmation[locale],
  };
}
