import type { Form } from '#forms/form.fields.ts';
import type { ListedForm } from '#forms/form-list.ts';
import type { Locale } from '#i18n/locales.ts';

export interface AskedForm extends Pick<ListedForm, 'id' | 'recipients' | 'retentionDays'> {
  form: Form;
  locale: Locale;
}
