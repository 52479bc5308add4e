import type { Form, FormField } from './form.fields.ts';
import { shortName } from './short-name.ts';
import { typedAnswer } from './typed-answer.ts';

/** Keyed by the fields' short names, as in requests. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;

export interface ChosenFile {
  name: string;
  /** In bytes. */
  size: number;
  /** Empty or missing if unknown. */
  type?: string;
}

/** Keyed by the fields' short names. */
export type ChosenFiles = Readonly<Record<string, readonly ChosenFile[]>>;

type Fields = Pick<Form, 'fields'>;

/**
 * The visible fields, with headings. A condition refers to an earlier field and only holds while that field is visible
 * itself; a condition on an unknown field hides nothing.
 */
export function shownFields(form: Fields, answers: Answers, files: ChosenFiles = {}): FormField[] {
  const above = new Map<string, readonly string[] | undefined>();
  return form.fields.filter((field) => {
    const isShown = holds(field, above);
    if (field.type !== 'heading')
      above.set(shortName(field), isShown ? valuesOf(field, answers, files) : undefined);
    return isShown;
  });
}

/** The fields whose answers count: visible fields and hidden inputs, without headings. */
export function askedFields(form: Fields, answers: Answers, files: ChosenFiles = {}): FormField[] {
  return shownFields(form, answers, files).filter(({ type }) => type !== 'heading');
}

/**
 * A normalised answer as it is stored, by the field's type; empty if nothing was filled in. A hidden field has its fixed value, whatever was sent.
 */
export function givenAnswers(field: FormField, answers: Answers): string[] {
  if (field.type === 'hidden') return field.fixedValue ? [field.fixedValue] : [];
  if (field.type === 'file') return [];
  const name = shortName(field);
  const given = Object.hasOwn(answers, name) ? answers[name] : undefined;
  const values = given === undefined ? [] : typeof given === 'string' ? [given] : given;
  return values.map((value) => typedAnswer(field.type, value)).filter((value) => value !== '');
}

function holds(field: FormField, above: ReadonlyMap<string, readonly string[] | undefined>): boolean {
  const { showIfField, showIfValue } = field;
  if (!showIfField || !above.has(showIfField)) return true;
  const values = above.get(showIfField);
  if (!values) return false;
  return showIfValue ? values.includes(showIfValue) : values.length > 0;
}

function valuesOf(field: FormField, answers: Answers, files: ChosenFiles): readonly string[] {
  if (field.type !== 'file') return givenAnswers(field, answers);
  const name = shortName(field);
  return Object.hasOwn(files, name) ? (files[name] ?? []).map((file) => file.name) : [];
}
