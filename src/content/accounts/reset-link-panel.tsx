'use client';
import { Button, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { postTo } from '#content/api/post-to.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { HandOnLink } from './hand-on-link.tsx';
import { resetLinkMessages } from './reset-link-messages.ts';
import styles from './reset-link-panel.module.css';

const linkSchema = z.object({ address: z.string(), expires: z.string() });
const adminSchema = z.object({ id: z.number(), role: z.literal('admin') });

/** Creates a reset link for another account. One's own password is changed with the current one. */
export function ResetLinkPanel(): ReactNode {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const language = editorLanguageOf({ i18n });
  const messages = resetLinkMessages[language];
  const [link, setLink] = useState<z.infer<typeof linkSchema>>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const make = async () => {
    setBusy(true);
    const sent = await postTo(`/api/users/${id}/reset-link`, {});
    setBusy(false);
    const made = linkSchema.safeParse('answer' in sent ? sent.answer : undefined);
    setLink(made.data);
    setProblem(made.success ? '' : sent.problem || messages.failed);
  };

  const admin = adminSchema.safeParse(user).data;
  if (id === undefined || !admin || admin.id === Number(id)) return null;
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  return (
    <section className={styles.panel} aria-label={messages.heading}>
      <h3>{messages.heading}</h3>
      <p className={styles.quiet}>{messages.help}</p>
      <div>
        <Button buttonStyle="secondary" margin={false} disabled={busy} onClick={() => void make()}>
          {busy ? messages.making : messages.make}
        </Button>
      </div>
      <div role="status">
        {problem}
        {link && (
          <HandOnLink label={messages.link} address={link.address}>
            {messages.goodUntil(time.format(new Date(link.expires)))}
          </HandOnLink>
        )}
      </div>
    </section>
  );
}
