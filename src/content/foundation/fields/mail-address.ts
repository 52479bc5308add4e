import type { FieldHook } from 'payload';
import { z } from 'zod';
import { type EditorReading, textFor } from '#i18n/editor-texts.ts';
import { asciiMailAddress } from '#typed/mail-address.ts';

interface ValidatedBy {
  req: EditorReading;
  required?: boolean;
}

function checkMailAddress(value: unknown, { req, required }: ValidatedBy): true | string {
  const written = typeof value === 'string' ? value : '';
  if (written === '' && !required) return true;
  // The form checks what was typed, before the hook has run.
  if (z.email().safeParse(asciiMailAddress(written)).success) return true;
  return textFor(req, {
    de: `„${written}“ ist keine E-Mail-Adresse. Bitte eine wie post@example.org angeben.`,
    en: `“${written}” is no e-mail address. Please give one such as post@example.org.`,
  });
}

const tidy: FieldHook = ({ value }) => (typeof value === 'string' ? asciiMailAddress(value) : value);

/** Hook and check of a field with one mail address. */
export const mailAddress = { hooks: { beforeValidate: [tidy] }, validate: checkMailAddress };
