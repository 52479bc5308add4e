import type { Form, FormField } from '#forms/form.fields.ts';
import { shortName } from '#forms/short-name.ts';
import { fillIn } from '#i18n/messages.ts';
import type { FormMessages } from './form-messages.ts';

/** A field's condition in words; undefined if it always applies. */
export function conditionOf(
  form: Pick<Form, 'fields'>,
  field: FormField,
  messages: FormMessages,
): string | undefined {
  const above = form.fields.slice(0, form.fields.indexOf(field));
  const asked = above.find((other) => other.type !== 'heading' && shortName(other) === field.showIfField);
  if (!field.showIfField || !asked) return undefined;
  const question = asked.label.replaceAll('\u00AD', '');
  if (asked.type === 'consent') return fillIn(messages['only-if-ticked'], { field: question });
  if (!field.showIfValue) return fillIn(messages['only-if-any'], { field: question });
  const option = asked.options.find((each) => shortName(each) === field.showIfValue);
  const answer = (option?.label ?? field.showIfValue).replaceAll('\u00AD', '');
  return fillIn(messages['only-if'], { field: question, answer });
}
