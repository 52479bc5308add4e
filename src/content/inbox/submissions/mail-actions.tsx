'use client';
import { Button } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';
import { postTo } from '#content/foundation/requests/post-to.ts';
import type { EditorLanguage } from '#i18n/editor-texts.ts';
import styles from './submissions.module.css';
import { submissionsMessages } from './submissions-messages.ts';

interface MailActionsProps {
  submission: string | number;
  messageId: string;
  recipient: string;
  canSend: boolean;
  language: EditorLanguage;
}

export function MailActions({
  submission,
  messageId,
  recipient,
  canSend,
  language,
}: MailActionsProps): ReactNode {
  const messages = submissionsMessages[language];
  const [state, setState] = useState<'open' | 'busy' | 'settled'>('open');
  const [status, setStatus] = useState('');
  const act = async (action: 'send' | 'done') => {
    setState('busy');
    setStatus(action === 'send' ? messages.sending : '');
    const { problem } = await postTo(`/api/submissions/${submission}/mails`, { messageId, action });
    setState(problem === undefined ? 'settled' : 'open');
    if (problem !== undefined) setStatus(problem || messages.notDone);
    else setStatus(action === 'send' ? messages.sentNow : messages.doneNow);
  };
  return (
    <div className={styles.actions}>
      {state !== 'settled' && (
        <>
          {canSend && (
            <Button
              margin={false}
              size="small"
              disabled={state === 'busy'}
              aria-label={messages.toRecipient(messages.sendAgain, recipient)}
              onClick={() => void act('send')}
            >
              {messages.sendAgain}
            </Button>
          )}
          <Button
            buttonStyle="secondary"
            margin={false}
            size="small"
            disabled={state === 'busy'}
            aria-label={messages.toRecipient(messages.done, recipient)}
            onClick={() => void act('done')}
          >
            {messages.done}
          </Button>
        </>
      )}
      <p role="status">{status}</p>
    </div>
  );
}
