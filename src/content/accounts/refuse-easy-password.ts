import type { CollectionBeforeValidateHook } from 'payload';
import { z } from 'zod';
import { refuseSaving } from '#content/hooks/refuse-saving.ts';
import { problemWithPassword } from './password-rule.ts';

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
