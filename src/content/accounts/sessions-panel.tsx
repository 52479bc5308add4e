'use client';
import { Button, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { postTo } from '#content/api/post-to.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { sessionMessages } from './session-messages.ts';
import styles from './sessions-panel.module.css';

const sessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  begun: z.string(),
  lastUsed: z.string(),
  isThisOne: z.boolean(),
});

type Session = z.infer<typeof sessionSchema>;

async function readSessions(account: number | string): Promise<Session[] | undefined> {
  try {
    const answer = await fetch(`/api/users/${account}/sessions`);
    return z.object({ sessions: z.array(sessionSchema) }).parse(await answer.json()).sessions;
  } catch {
    return undefined;
  }
}

/** An account's sessions, with buttons to end them: one's own; for admins anybody's. */
export function SessionsPanel(): ReactNode {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const language = editorLanguageOf(useTranslation());
  const messages = sessionMessages[language];
  const [sessions, setSessions] = useState<Session[]>();
  const [outcome, setOutcome] = useState('');
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const load = useCallback(async () => {
    if (id === undefined) return;
    const found = await readSessions(id);
    setSessions(found);
    if (!found) setOutcome(messages.unreadable);
  }, [id, messages]);
  useEffect(() => {
    void load();
  }, [load]);

  const end = async (which: { session: string } | { all: true }) => {
    setBusy(true);
    const sent = await postTo(`/api/users/${id}/sessions/end`, which);
    setBusy(false);
    setOutcome('answer' in sent ? messages.ended : sent.problem || messages.failed);
    // The pressed button is about to disappear.
    heading.current?.focus();
    await load();
  };

  if (id === undefined) return null;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const moment = (at: string) => time.format(new Date(at));
  const others = sessions?.filter(({ isThisOne }) => !isThisOne) ?? [];
  return (
    <section className={styles.panel} aria-labelledby="sessions-heading">
      <h3 ref={heading} id="sessions-heading" tabIndex={-1}>
        {messages.heading}
      </h3>
      <p className={styles.quiet}>{sessions?.length === 0 ? messages.none : messages.help}</p>
      <ul>
        {sessions?.map(({ id: session, device, begun, lastUsed, isThisOne }) => (
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
                disabled={busy}
                aria-label={messages.endOf(device || messages.unknown)}
                onClick={() => void end({ session })}
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
            disabled={busy}
            onClick={() => void end({ all: true })}
          >
            {Number(id) === user?.id ? messages.endOthers : messages.endAll}
          </Button>
        </div>
      )}
      <div role="status">{outcome}</div>
    </section>
  );
}
