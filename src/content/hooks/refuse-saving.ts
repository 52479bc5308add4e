import { type PayloadRequest, ValidationError } from 'payload';
import { type EditorText, editorLanguageOf } from '#i18n/editor-texts.ts';

/** What can't be saved: in which field, and what the editor reads. */
export interface SavingProblem {
  path: string;
  label: EditorText;
  message: EditorText;
}

/** Refuses to save while there are problems, in the editor's language. */
export function refuseSaving(
  collection: string,
  problems: readonly SavingProblem[],
  req: PayloadRequest,
): void {
  if (problems.length === 0) return;
  const language = editorLanguageOf(req);
  // A form keeps one sentence for each field.
  const byPath = new Map<string, { path: string; label: string; message: string }>();
  for (const { path, label, message } of problems) {
    const before = byPath.get(path);
    const sentences = before ? `${before.message} ${message[language]}` : message[language];
    byPath.set(path, { path, label: label[language], message: sentences });
  }
  const errors = [...byPath.values()];
  const refusal = new ValidationError({ collection, errors, req }, req.t);
  // What pops up in the admin names fields alone, and what stands at the field is cut off. It would make a list of
  // what follows a colon.
  refusal.message = errors.map(({ message }) => message.replaceAll(':', ' –')).join(' ');
  throw refusal;
}
