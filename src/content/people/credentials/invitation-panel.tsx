'use client';
import { useAuth } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { roles } from '#content/access/rights/roles.ts';
import { postTo } from '#content/foundation/requests/post-to.ts';
import { useRouter } from '#content/payload/navigation.ts';
import {
  AccountForm,
  AccountInput,
  HandOnLink,
  useAccountMessages,
  useInputs,
} from '#content/people/accounts/account-form.tsx';

const adminSchema = z.object({ role: z.literal('admin') });
const invitedSchema = z.object({ email: z.string(), expires: z.string(), address: z.string().optional() });

/** Above the list of accounts: invites somebody, who chooses the password. */
export function InvitationPanel(): ReactNode {
  const { user } = useAuth();
  const router = useRouter();
  const { invitation: messages, language } = useAccountMessages();
  const { typed, clear, input } = useInputs({ email: '', name: '', role: 'editor' });

  const invite = async () => {
    const sent = await postTo('/api/users/invite', typed);
    const invited = invitedSchema.safeParse('answer' in sent ? sent.answer : undefined).data;
    if (!invited) return sent.problem || messages.failed;
    clear();
    router.refresh();
    if (!invited.address) return messages.mailed(invited.email);
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
    return (
      <HandOnLink label={messages.handOn(invited.email)} address={invited.address}>
        {messages.goodUntil(day.format(new Date(invited.expires)))}
      </HandOnLink>
    );
  };

  if (!adminSchema.safeParse(user).success) return null;
  const { value, onValue } = input('role');
  return (
    <AccountForm messages={messages} onSubmit={invite}>
      <AccountInput {...input('email')} label={messages.email} type="email" autoComplete="off" />
      <AccountInput {...input('name')} label={messages.name} type="text" autoComplete="off" />
      <label>
        {messages.role}
        <select value={value} onChange={({ target }) => onValue(target.value)}>
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
