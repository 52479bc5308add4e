import { type Answers, askedFields, givenAnswers } from '#forms/asked-fields.ts';
import type { Form, FormField } from '#forms/form.fields.ts';
import { shortName } from '#forms/short-name.ts';
import { carriedFile, type WaitingFile } from '#forms/waiting-file.ts';
import type { ReadAnswer } from '#site/forms/form-pages.tsx';
import type { SentFile } from './file-reception.ts';
import { answersIn, type MultipartBody } from './read-multipart.ts';

/** What a plain form's step sends: answers by short name, other values prefixed with `$`. */
export interface PlainForm {
  answers: Record<string, string | string[]>;
  files: readonly SentFile[];
  /** Files stored by an earlier step, as claimed by the client. */
  waiting: WaitingFile[];
  website: string | undefined;
  token: string | undefined;
  wantsChange: boolean;
}

export function plainForm({ fields, files }: Pick<MultipartBody, 'fields' | 'files'>): PlainForm {
  const own = (name: string) => fields.flatMap(([each, value]) => (each === name ? [value] : []));
  return {
    answers: answersIn(fields.filter(([name]) => !name.startsWith('$'))),
    files,
    waiting: own('$file').flatMap(waitingFile),
    website: own('$website')[0] || undefined,
    token: own('$slip')[0],
    wantsChange: own('$step')[0] === 'change',
  };
}

/** Parses `carriedFile`. Field and name are display only; the id is checked against the inbox. */
function waitingFile(carried: string): WaitingFile[] {
  const [, id = '', field = '', name = ''] = /^([0-9a-f]{32}) (\S+) (.+)$/.exec(carried) ?? [];
  return id ? [{ id, field, name }] : [];
}

/** Hidden fields for the next step, without answers that don't count. */
export function carriedFields(
  form: Form,
  answers: Answers,
  files: readonly WaitingFile[],
  token: string,
): [name: string, value: string][] {
  const asked = askedFields(form, answers, chosen(files)).filter(({ type }) => type !== 'hidden');
  return [
    ...asked.flatMap((field) =>
      givenAnswers(field, answers).map((value): [string, string] => [shortName(field), value]),
    ),
    ...files.map((file): [string, string] => ['$file', carriedFile(file)]),
    ['$slip', token],
  ];
}

export function readAnswers(
  form: Form,
  answers: Answers,
  files: readonly WaitingFile[],
  yes: string,
): ReadAnswer[] {
  return askedFields(form, answers, chosen(files)).flatMap((field) => {
    if (field.type === 'hidden') return [];
    const name = shortName(field);
    const values =
      field.type === 'file'
        ? files.flatMap((file) => (file.field === name ? [file.name] : []))
        : givenAnswers(field, answers).map((value) => asRead(field, value, yes));
    return values.length > 0 ? [{ name, label: field.label, values }] : [];
  });
}

function asRead(field: FormField, value: string, yes: string): string {
  if (field.type === 'consent') return yes;
  return field.options.find((option) => shortName(option) === value)?.label ?? value;
}

function chosen(files: readonly WaitingFile[]) {
  return Object.fromEntries(files.map(({ field, name }) => [field, [{ name, size: 1 }]]));
}
