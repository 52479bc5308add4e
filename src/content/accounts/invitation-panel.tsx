'use client';
import { useAuth, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { roles } from '#content/access/roles.ts';
import { postTo } from '#content/api/post-to.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { AccountForm, AccountInput } from './account-form.tsx';
import { HandOnLink } from './hand-on-link.tsx';
import { invitationMessages } from './invitation-messages.ts';

const adminSchema = z.object({ role: z.literal('admin') });
const invitedSchema = z.object({ email: z.string(), expires: z.string(), address: z.string().optional() });
const nobody = { email: '', name: '', role: 'editor' };

/** Above the list of accounts: invites somebody, who chooses the password. */
export function InvitationPanel(): ReactNode {
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const router = useRouter();
  const language = editorLanguageOf({ i18n });
  const messages = invitationMessages[language];
  const [whom, setWhom] = useState(nobody);
  const [invited, setInvited] = useState<z.infer<typeof invitedSchema>>();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const invite = async () => {
    setBusy(true);
    const sent = await postTo('/api/users/invite', whom);
    setBusy(false);
    const made = invitedSchema.safeParse('answer' in sent ? sent.answer : undefined).data;
    setInvited(made);
    setProblem(made ? '' : sent.problem || messages.failed);
    if (!made) return;
    setWhom(nobody);
    router.refresh();
  };

  if (!adminSchema.safeParse(user).success) return null;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const input = (name: 'email' | 'name', type: string) => (
    <AccountInput
      label={messages[name]}
      type={type}
      autoComplete="off"
      value={whom[name]}
      onValue={(value) => setWhom((before) => ({ ...before, [name]: value }))}
    />
  );
  return (
    <AccountForm
      heading={messages.heading}
      help={messages.help}
      action={messages.invite}
      busy={busy}
      onSubmit={() => void invite()}
      outcome={
        invited?.address ? (
          <HandOnLink label={messages.handOn(invited.email)} address={invited.address}>
            {messages.goodUntil(day.format(new Date(invited.expires)))}
          </HandOnLink>
        ) : (
          problem || (invited && messages.mailed(invited.email))
        )
      }
    >
      {input('email', 'email')}
      {input('name', 'text')}
      <label>
        {messages.role}
        <select value={whom.role} onChange={({ target }) => setWhom({ ...whom, role: target.value })}>
          {roles.toReversed().map((role) => (
            <option key={role} value={role}>
              {messages.roles[role]}
            </option>
          ))}
        </select>
      </label>
    </AccountForm>
  );
}
