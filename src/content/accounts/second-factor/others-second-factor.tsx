'use client';
import { Button } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';
import { postTo } from '#content/api/post-to.ts';
import type { EditorLanguage } from '#i18n/editor-texts.ts';
import styles from './account-steps.module.css';
import { secondFactorMessages } from './second-factor-messages.ts';

/** Lets an admin remove the second factor of somebody who has lost phone and recovery codes. */
export function OthersSecondFactor({
  language,
  id,
}: {
  language: EditorLanguage;
  id: number | string;
}): ReactNode {
  const messages = secondFactorMessages[language];
  const [isBusy, setBusy] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  const [problem, setProblem] = useState('');
  const remove = async () => {
    setBusy(true);
    const sent = await postTo(`/api/users/${id}/second-factor/remove`, {});
    setBusy(false);
    setRemoved(sent.problem === undefined);
    setProblem(sent.problem === undefined ? '' : sent.problem || messages.failed);
  };
  return (
    <section className={styles.panel} aria-label={messages.heading}>
      <h2>{messages.heading}</h2>
      {!isRemoved && (
        <>
          <p className={styles.quiet}>{messages.others}</p>
          <div>
            <Button margin={false} buttonStyle="secondary" disabled={isBusy} onClick={() => void remove()}>
              {isBusy ? messages.working : messages.removeOthers}
            </Button>
          </div>
        </>
      )}
      <p role="status">{isRemoved ? messages.removed : problem}</p>
    </section>
  );
}
