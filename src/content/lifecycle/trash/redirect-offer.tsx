'use client';
import { Button, toast } from '@payloadcms/ui';
import { type ReactNode, useId, useState } from 'react';
import { postTo } from '#content/foundation/requests/post-to.ts';
import type { EditorLanguage } from '#i18n/editor-texts.ts';
import styles from './trash.module.css';
import { trashMessages } from './trash-messages.ts';

interface RedirectOfferProps {
  /** The path that leads nowhere, without language prefix. */
  address: string;
  suggestion: string;
  language: EditorLanguage;
  onRedirected: () => void;
  children?: ReactNode;
}

/** Asks where to redirect visitors of an old address, and creates the redirect. */
export function RedirectOffer({
  address,
  suggestion,
  language,
  onRedirected,
  children,
}: RedirectOfferProps): ReactNode {
  const messages = trashMessages[language];
  const [target, setTarget] = useState(suggestion);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const field = useId();
  const redirect = async () => {
    setBusy(true);
    const { problem: refusal } = await postTo('/api/redirects', { from: address, to: target, status: '301' });
    setBusy(false);
    setProblem(refusal === undefined ? '' : refusal || messages.failed);
    if (refusal !== undefined) return;
    toast.success(messages.redirected(address, target));
    onRedirected();
  };
  return (
    <div className={styles.offer}>
      <p>{messages.leadsNowhere(address)}</p>
      <label htmlFor={field}>{messages.redirectTo}</label>
      <input
        id={field}
        value={target}
        placeholder="/strategie"
        onChange={(event) => setTarget(event.target.value)}
        aria-describedby={`${field}-problem`}
      />
      <p id={`${field}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.buttons}>
        <Button margin={false} size="small" disabled={isBusy || target === ''} onClick={redirect}>
          {isBusy ? messages.redirecting : messages.redirect}
        </Button>
        {children}
      </div>
    </div>
  );
}
