'use client';
import { useAuth, useDocumentInfo, useForm } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { postTo } from '#content/foundation/requests/post-to.ts';
import {
  AccountForm,
  AccountInput,
  useAccountMessages,
  useInputs,
} from '#content/people/accounts/account-form.tsx';

const changedSchema = z.object({ email: z.string() });

/** Changes one's own e-mail address; admins can change anybody's. */
export function ChangeEmailPanel(): ReactNode {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { dispatchFields } = useForm();
  const { changeEmail: messages, currentPassword, uncertain } = useAccountMessages();
  const { typed, clear, input } = useInputs({ email: '', currentPassword: '' });

  const change = async () => {
    const sent = await postTo(`/api/users/${id}/change-email`, typed);
    const changed = changedSchema.safeParse('answer' in sent ? sent.answer : undefined).data;
    if (!changed) return sent.problem || uncertain;
    // Otherwise the account's form would send the old one with its next save.
    const { email: value } = changed;
    dispatchFields({ type: 'UPDATE', path: 'email', value, initialValue: value });
    clear();
    return messages.done(value);
  };

  if (id === undefined || !user) return null;
  return (
    <AccountForm messages={messages} onSubmit={change}>
      <AccountInput {...input('email')} label={messages.next} type="email" autoComplete="off" />
      <AccountInput
        {...input('currentPassword')}
        label={currentPassword}
        type="password"
        autoComplete="current-password"
      />
    </AccountForm>
  );
}

export function ChangePasswordPanel(): ReactNode {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { changePassword: messages, currentPassword: currentLabel, uncertain } = useAccountMessages();
  const { typed, clear, input } = useInputs({ currentPassword: '', password: '', again: '' });

  const change = async () => {
    const { again, ...passwords } = typed;
    if (passwords.password !== again) return messages.differ;
    const sent = await postTo('/api/users/change-password', passwords);
    if (sent.problem !== undefined) return sent.problem || uncertain;
    clear();
    return messages.done;
  };

  if (id === undefined || Number(id) !== user?.id) return null;
  const password = { type: 'password', autoComplete: 'new-password' };
  return (
    <AccountForm messages={messages} onSubmit={change}>
      <AccountInput
        {...input('currentPassword')}
        label={currentLabel}
        type="password"
        autoComplete="current-password"
      />
      <AccountInput {...input('password')} {...password} label={messages.next} />
      <AccountInput {...input('again')} {...password} label={messages.again} />
    </AccountForm>
  );
}
