'use client';
import { Button, useModal } from '@payloadcms/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { z } from 'zod';
import { Dialog } from '#content/dialogs/dialog.tsx';
import type { EditorLanguage } from '#i18n/editor-texts.ts';
import styles from './account-steps.module.css';
import { secondFactorMessages } from './second-factor-messages.ts';
import { type Purpose, SecondFactorSteps } from './second-factor-steps.tsx';

const slug = 'second-factor';

const stateSchema = z.object({ isSet: z.boolean(), recoveryCodes: z.number(), isRequired: z.boolean() });

type State = z.infer<typeof stateSchema>;

async function readState(): Promise<State | 'failed'> {
  try {
    const answer = await fetch('/api/users/second-factor');
    return stateSchema.parse(await answer.json());
  } catch {
    return 'failed';
  }
}

/** Sets up or removes one's own second factor, or renews its recovery codes; each asks for password and code. */
export function OwnSecondFactor({ language }: { language: EditorLanguage }): ReactNode {
  const messages = secondFactorMessages[language];
  const { openModal, closeModal } = useModal();
  const [state, setState] = useState<State | 'failed'>();
  const [purpose, setPurpose] = useState<Purpose>('app');
  const [done, setDone] = useState('');
  useEffect(() => {
    void readState().then(setState);
  }, []);

  if (!state) return null;
  const known = state === 'failed' ? undefined : state;
  const begin = (next: Purpose) => {
    setDone('');
    setPurpose(next);
    openModal(slug);
  };
  const finish = async (text: string) => {
    closeModal(slug);
    setState(await readState());
    setDone(text);
  };
  const labels: Readonly<Record<Purpose, string>> = {
    app: known?.isSet ? messages.setUpAnother : messages.setUp,
    codes: messages.renewCodes,
    removal: messages.remove,
  };
  const purposes: readonly Purpose[] = known?.isSet
    ? ['app', 'codes', ...(known.isRequired ? [] : (['removal'] as const))]
    : ['app'];
  return (
    <section className={styles.panel} aria-label={messages.heading}>
      <h2>{messages.heading}</h2>
      {!known && <p role="alert">{messages.failed}</p>}
      {known && (
        <>
          <p className={styles.quiet}>
            {known.isSet ? messages.on(known.recoveryCodes) : messages.off}
            {known.isRequired && ` ${messages.required}`}
          </p>
          <div className={styles.buttons}>
            {purposes.map((one) => (
              <Button key={one} margin={false} buttonStyle="secondary" onClick={() => begin(one)}>
                {labels[one]}
              </Button>
            ))}
          </div>
          <p role="status">{done}</p>
          <Dialog slug={slug} heading={messages.heading}>
            <SecondFactorSteps
              language={language}
              purpose={purpose}
              asksForCode={known.isSet}
              onCancel={() => closeModal(slug)}
              onDone={(text) => void finish(text)}
            />
          </Dialog>
        </>
      )}
    </section>
  );
}
