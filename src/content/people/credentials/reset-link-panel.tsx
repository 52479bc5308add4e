'use client';
import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { postTo } from '#content/foundation/requests/post-to.ts';
import { HandOnLink, useAccountMessages, useAction } from '#content/people/accounts/account-form.tsx';
import styles from '#content/people/accounts/accounts.module.css';

const linkSchema = z.object({ address: z.string(), expires: z.string() });
const adminSchema = z.object({ id: z.number(), role: z.literal('admin') });

/** Creates a reset link for another account. One's own password is changed with the current one. */
export function ResetLinkPanel(): ReactNode {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { resetLink: messages, language } = useAccountMessages();
  const { isBusy, outcome, run } = useAction(async () => {
    const sent = await postTo(`/api/users/${id}/reset-link`, {});
    const link = linkSchema.safeParse('answer' in sent ? sent.answer : undefined).data;
    if (!link) return sent.problem || messages.failed;
    const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
    return (
      <HandOnLink label={messages.link} address={link.address}>
        {messages.goodUntil(time.format(new Date(link.expires)))}
      </HandOnLink>
    );
  });

  const admin = adminSchema.safeParse(user).data;
  if (id === undefined || !admin || admin.id === Number(id)) return null;
  return (
    <section className={styles.panel} aria-label={messages.heading}>
      <h3>{messages.heading}</h3>
      <p className={styles.quiet}>{messages.help}</p>
      <div>
        <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={() => void run()}>
          {isBusy ? messages.working : messages.action}
        </Button>
      </div>
      <div role="status">{outcome}</div>
    </section>
  );
}
