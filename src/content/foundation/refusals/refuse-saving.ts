import { type PayloadRequest, ValidationError } from 'payload';
import { type EditorText, editorLanguageOf } from '#i18n/editor-texts.ts';

export interface SavingProblem {
  path: string;
  label: EditorText;
  message: EditorText;
}

/** Throws the problems as a validation error, in the editor's language. */
export function refuseSaving(
  collection: string,
  problems: readonly SavingProblem[],
  req: PayloadRequest,
): void {
  if (problems.length === 0) return;
  const language = editorLanguageOf(req);
  // A form keeps one message per field.
  const byPath = new Map<string, { path: string; label: string; message: string }>();
  for (const { path, label, message } of problems) {
    const before = byPath.get(path);
    const sentences = before ? `${before.message} ${message[language]}` : message[language];
    byPath.set(path, { path, label: label[language], message: sentences });
  }
  const errors = [...byPath.values()];
  const refusal = new ValidationError({ collection, errors, req }, req.t);
  // The admin's toast names only fields, and the message at the field is cut off. It would turn what follows a colon
  // into a list.
  refusal.message = errors.map(({ message }) => message.replaceAll(':', ' –')).join(' ');
  throw refusal;
}
