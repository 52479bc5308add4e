'use client';
import { useAuth, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { postTo } from '#content/api/post-to.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { AccountForm, AccountInput } from './account-form.tsx';
import { changeMessages } from './change-messages.ts';

const changedSchema = z.object({ email: z.string() });

/** Changes one's own e-mail address; admins can change anybody's. */
export function ChangeEmailPanel(): ReactNode {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { dispatchFields } = useForm();
  const { i18n } = useTranslation();
  const messages = changeMessages[editorLanguageOf({ i18n })];
  const [email, setEmail] = useState('');
  const [currentPassword, setCurrentPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState('');

  const change = async () => {
    setBusy(true);
    const sent = await postTo(`/api/users/${id}/change-email`, { currentPassword, email });
    setBusy(false);
    const changed = changedSchema.safeParse('answer' in sent ? sent.answer : undefined).data;
    setOutcome(changed ? messages.email.done(changed.email) : sent.problem || messages.failed);
    if (!changed) return;
    // Otherwise the account's form would send the old one with its next save.
    const { email: value } = changed;
    dispatchFields({ type: 'UPDATE', path: 'email', value, initialValue: value });
    setEmail('');
    setCurrentPassword('');
  };

  if (id === undefined || !user) return null;
  return (
    <AccountForm
      heading={messages.email.heading}
      help={messages.email.help}
      action={messages.email.change}
      busy={busy}
      outcome={outcome}
      onSubmit={() => void change()}
    >
      <AccountInput
        label={messages.email.next}
        type="email"
        autoComplete="off"
        value={email}
        onValue={setEmail}
      />
      <AccountInput
        label={messages.currentPassword}
        type="password"
        autoComplete="current-password"
        value={currentPassword}
        onValue={setCurrentPassword}
      />
    </AccountForm>
  );
}
