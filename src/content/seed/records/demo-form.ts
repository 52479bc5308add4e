import type { AuthoredValues } from '#fields/content-field.ts';
import type { formFields } from '#forms/form.fields.ts';

type AuthoredForm = AuthoredValues<typeof formFields>;

/** A form of the demo content, written in both languages. */
export interface DemoForm {
  /** By which blocks name the form. */
  key: string;
  de: AuthoredForm;
  en: AuthoredForm;
}
