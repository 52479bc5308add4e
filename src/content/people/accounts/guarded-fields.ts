import {
  APIError,
  type CollectionBeforeValidateHook,
  type EmailField,
  type FieldHook,
  type TextField,
} from 'payload';
import { z } from 'zod';
import { refuseSaving } from '#content/foundation/refusals/refuse-saving.ts';
import { textFor } from '#i18n/editor-texts.ts';
import { problemWithPassword } from './password-rule.ts';

/**
 * E-mail address and password are changed by `change-endpoints.ts`, which ask for the current password. Writes
 * through Payload's endpoints are refused instead of silently ignored.
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

/** Payload's own field, read-only. */
export const emailField: EmailField = {
  ...guarded,
  name: 'email',
  type: 'email',
  label: { de: 'E-Mail', en: 'E-mail' },
  required: true,
};

/** Payload's own field, too: its access rule decides who may set a password and sees the inputs. */
export const passwordField: TextField = {
  ...guarded,
  name: 'password',
  type: 'text',
  virtual: true,
  hidden: true,
};

const given = z.object({ password: z.string().min(1) });
const holder = z.object({ email: z.string(), name: z.string().nullish() });

/** Applies the password rule to whatever Payload itself would store. */
export const refuseEasyPassword: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const { password } = given.safeParse(data).data ?? {};
  const whose = holder.safeParse({ ...originalDoc, ...data }).data;
  if (password === undefined || !whose) return data;
  const message = await problemWithPassword(password, whose);
  const label = { de: 'Passwort', en: 'Password' };
  refuseSaving('users', message ? [{ path: 'password', label, message }] : [], req);
  return data;
};
