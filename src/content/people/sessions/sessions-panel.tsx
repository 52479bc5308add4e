'use client';
import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { postTo } from '#content/foundation/requests/post-to.ts';
import { useAccountMessages, useAction } from '#content/people/accounts/account-form.tsx';
import styles from '#content/people/accounts/accounts.module.css';

const sessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  begun: z.string(),
  lastUsed: z.string(),
  isThisOne: z.boolean(),
});

type Session = z.infer<typeof sessionSchema>;

async function readSessions(account: number | string): Promise<Session[] | 'unreadable'> {
  try {
    const answer = await fetch(`/api/users/${account}/sessions`);
    return z.object({ sessions: z.array(sessionSchema) }).parse(await answer.json()).sessions;
  } catch {
    return 'unreadable';
  }
}

/** An account's sessions, with buttons to end them: one's own; for admins anybody's. */
export function SessionsPanel(): ReactNode {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { sessions: messages, language } = useAccountMessages();
  const [sessions, setSessions] = useState<Session[] | 'unreadable'>();
  const heading = useRef<HTMLHeadingElement>(null);
  const load = useCallback(async () => {
    if (id !== undefined) setSessions(await readSessions(id));
  }, [id]);
  useEffect(() => {
    void load();
  }, [load]);

  const { isBusy, outcome, run } = useAction(async (which: { session: string } | { all: true }) => {
    const sent = await postTo(`/api/users/${id}/sessions/end`, which);
    // The pressed button is about to disappear.
    heading.current?.focus();
    await load();
    return 'answer' in sent ? messages.ended : sent.problem || messages.failed;
  });

  if (id === undefined) return null;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const moment = (at: string) => time.format(new Date(at));
  const listed = sessions === 'unreadable' ? undefined : sessions;
  const others = listed?.filter(({ isThisOne }) => !isThisOne) ?? [];
  return (
    <section className={styles.panel} aria-labelledby="sessions-heading">
      <h3 ref={heading} id="sessions-heading" tabIndex={-1}>
        {messages.heading}
      </h3>
      <p className={styles.quiet}>{listed?.length === 0 ? messages.none : messages.help}</p>
      <ul className={styles.sessions}>
        {listed?.map(({ id: session, device, begun, lastUsed, isThisOne }) => (
          <li key={session}>
            <div>
              {device || messages.unknown}
              {isThisOne && <strong> ({messages.thisOne})</strong>}
              <small className={styles.quiet}>{messages.times(moment(begun), moment(lastUsed))}</small>
            </div>
            {!isThisOne && (
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                disabled={isBusy}
                aria-label={messages.endOf(device || messages.unknown)}
                onClick={() => void run({ session })}
              >
                {messages.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <div>
          <Button
            buttonStyle="secondary"
            margin={false}
            disabled={isBusy}
            onClick={() => void run({ all: true })}
          >
            {Number(id) === user?.id ? messages.endOthers : messages.endAll}
          </Button>
        </div>
      )}
      <div role="status">{sessions === 'unreadable' ? messages.unreadable : outcome}</div>
    </section>
  );
}
