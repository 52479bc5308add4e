import { APIError, type EmailField, type FieldHook, type TextField } from 'payload';
import { textFor } from '#i18n/editor-texts.ts';

/**
 * Address and password are changed by `change-endpoints.ts`, which ask for the current password. Whoever saves an account
 * by Payload's own endpoints is told so, instead of an answer that says that it was done.
 */
const refuseOtherWay: FieldHook = ({ value, originalDoc, operation, overrideAccess, field, req }) => {
  const kept: unknown = originalDoc?.[field.name ?? ''];
  if (overrideAccess || operation !== 'update' || !value || value === kept) return value;
  const message = {
    de: 'Passwort und E-Mail-Adresse werden in der Ansicht des Kontos geändert, mit dem jetzigen Passwort. Gespeichert ist nichts.',
    en: 'Password and e-mail address are changed in the account’s view, with the current password. Nothing was saved.',
  };
  throw new APIError(textFor(req, message), 403, {}, true);
};

const guarded = {
  access: { update: () => false },
  hooks: { beforeValidate: [refuseOtherWay] },
};

/** Payload's own field, shown and not edited. */
export const emailField: EmailField = {
  ...guarded,
  name: 'email',
  type: 'email',
  label: { de: 'E-Mail', en: 'E-mail' },
  required: true,
};

/** Payload's own as well: by this name it asks who may set a password, and shows its inputs to them alone. */
export const passwordField: TextField = {
  ...guarded,
  name: 'password',
  type: 'text',
  virtual: true,
  hidden: true,
};
