import { fillIn } from '#i18n/messages.ts';
import type { FieldProblem } from '#submitting/problem.ts';
import { isMailAddress } from '#typed/mail-address.ts';
import { isTelephone } from '#typed/telephone.ts';
import {
  type Answers,
  askedFields,
  type ChosenFile,
  type ChosenFiles,
  givenAnswers,
} from './asked-fields.ts';
import { bytesPerMegabyte, fileTypesOf, maxBytesOf } from './file-rules.ts';
import type { Form, FormField } from './form.fields.ts';
import type { ProblemMessages } from './problem-messages.ts';
import { shortName } from './short-name.ts';

const maxCharacters = { line: 200, longText: 5000 } as const;

/**
 * Validates answers in browser and server. At most one problem per field, in the order of the fields. Answers to
 * unknown or invisible fields are ignored.
 */
export function checkAnswers(
  form: Pick<Form, 'fields'>,
  answers: Answers,
  files: ChosenFiles,
  messages: ProblemMessages,
): FieldProblem[] {
  return askedFields(form, answers, files).flatMap((field) => {
    const name = shortName(field);
    const message =
      field.type === 'file'
        ? fileProblem(field, Object.hasOwn(files, name) ? (files[name] ?? []) : [], messages)
        : answerProblem(field, givenAnswers(field, answers), messages);
    return message === undefined ? [] : [{ field: name, message }];
  });
}

function answerProblem(
  field: FormField,
  given: readonly string[],
  messages: ProblemMessages,
): string | undefined {
  if (field.type === 'hidden') return undefined;
  const [answer] = given;
  if (answer === undefined) return field.required ? missing(field, messages) : undefined;
  if (field.type === 'checkboxes')
    return given.every((value) => isOption(field, value)) && new Set(given).size === given.length
      ? undefined
      : messages.option;
  if (given.length > 1) return messages.several;
  if (field.type === 'select' || field.type === 'radio')
    return isOption(field, answer) ? undefined : messages.option;
  if (field.type === 'consent') return answer === 'on' ? undefined : messages['missing-consent'];
  const most = maxCharacters[field.type === 'longText' ? 'longText' : 'line'];
  const { length } = [...answer];
  if (length > most) return fillIn(messages.long, { length, most });
  if (field.type === 'email') return isMailAddress(answer) ? undefined : messages.email;
  if (field.type === 'telephone') return isTelephone(answer) ? undefined : messages.telephone;
  if (field.type === 'number')
    return /^[+-]?(?:\d+(?:[.,\s'’]\d+)*|[.,]\d+)$/.test(answer) ? undefined : messages.number;
  if (field.type === 'date') return isDay(answer) ? undefined : messages.date;
  return undefined;
}

function fileProblem(
  field: FormField,
  files: readonly ChosenFile[],
  messages: ProblemMessages,
): string | undefined {
  const [file] = files;
  if (!file) return field.required ? messages['missing-file'] : undefined;
  if (files.length > 1) return messages['several-files'];
  if (file.size === 0) return messages['file-empty'];
  if (file.size > maxBytesOf(field)) {
    // Rounded up, so that a file slightly over the limit is not shown with the limit's size.
    const size = Math.ceil((file.size / bytesPerMegabyte) * 10) / 10;
    return fillIn(messages['file-size'], {
      size: String(size).replace('.', messages['decimal-sign']),
      most: field.mostMegabytes,
    });
  }
  return !file.type || fileTypesOf(field).includes(file.type)
    ? undefined
    : messages[`file-${field.fileTypes}`];
}

function missing({ type }: FormField, messages: ProblemMessages): string {
  const key: string = `missing-${type}`;
  return new Map(Object.entries(messages)).get(key) ?? messages.missing;
}

function isOption(field: FormField, value: string): boolean {
  return field.options.some((option) => shortName(option) === value);
}

function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
