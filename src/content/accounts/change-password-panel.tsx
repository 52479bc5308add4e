'use client';
import { useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';
import { postTo } from '#content/api/post-to.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { AccountForm, AccountInput } from './account-form.tsx';
import { changeMessages } from './change-messages.ts';

const nothing = { currentPassword: '', password: '', again: '' };

export function ChangePasswordPanel(): ReactNode {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const messages = changeMessages[editorLanguageOf({ i18n })];
  const [typed, setTyped] = useState(nothing);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState('');

  const change = async () => {
    const { currentPassword, password, again } = typed;
    if (password !== again) return setOutcome(messages.password.differ);
    setBusy(true);
    const sent = await postTo('/api/users/change-password', { currentPassword, password });
    setBusy(false);
    if ('answer' in sent) setTyped(nothing);
    setOutcome('answer' in sent ? messages.password.done : sent.problem || messages.failed);
  };

  if (id === undefined || Number(id) !== user?.id) return null;
  const input = (name: keyof typeof nothing, label: string) => (
    <AccountInput
      label={label}
      type="password"
      autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
      value={typed[name]}
      onValue={(value) => setTyped((before) => ({ ...before, [name]: value }))}
    />
  );
  return (
    <AccountForm
      heading={messages.password.heading}
      help={messages.password.help}
      action={messages.password.change}
      busy={busy}
      outcome={outcome}
      onSubmit={() => void change()}
    >
      {input('currentPassword', messages.currentPassword)}
      {input('password', messages.password.next)}
      {input('again', messages.password.again)}
    </AccountForm>
  );
}
