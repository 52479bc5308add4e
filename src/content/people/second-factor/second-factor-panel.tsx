'use client';
import { Button, useAuth, useDocumentInfo, useModal } from '@payloadcms/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { z } from 'zod';
import { Dialog } from '#content/foundation/controls/dialog.tsx';
import { postTo } from '#content/foundation/requests/post-to.ts';
import { useAccountMessages, useAction, useInputs } from '#content/people/accounts/account-form.tsx';
import styles from '#content/people/accounts/accounts.module.css';
import {
  AppSetup,
  CodeInput,
  PasswordInput,
  RecoveryCodes,
  StepForm,
} from '#content/people/sign-in/steps.tsx';

const userSchema = z.object({ id: z.number(), role: z.string() });
const accountSchema = z.object({ secondFactor: z.object({ since: z.string() }) });

/** In an account's view: one's own second factor; for admins, whether another account has one. */
export function SecondFactorPanel(): ReactNode {
  const { id, savedDocumentData } = useDocumentInfo();
  const { user } = useAuth();
  const asker = userSchema.safeParse(user);
  if (id === undefined || !asker.success) return null;
  if (asker.data.id === Number(id)) return <OwnSecondFactor />;
  const hasOne = accountSchema.safeParse(savedDocumentData).success;
  return hasOne && asker.data.role === 'admin' ? <OthersSecondFactor id={id} /> : null;
}

/** Lets an admin remove the second factor of somebody who has lost phone and recovery codes. */
function OthersSecondFactor({ id }: { id: number | string }): ReactNode {
  const { secondFactor: messages } = useAccountMessages();
  const [isRemoved, setRemoved] = useState(false);
  const { isBusy, outcome, run } = useAction(async () => {
    const sent = await postTo(`/api/users/${id}/second-factor/remove`, {});
    if (sent.problem !== undefined) return sent.problem || messages.failed;
    setRemoved(true);
    return messages.removed;
  });
  return (
    <section className={styles.panel} aria-label={messages.heading}>
      <h2>{messages.heading}</h2>
      {!isRemoved && (
        <>
          <p className={styles.quiet}>{messages.others}</p>
          <div>
            <Button margin={false} buttonStyle="secondary" disabled={isBusy} onClick={() => void run()}>
              {isBusy ? messages.working : messages.removeOthers}
            </Button>
          </div>
        </>
      )}
      <p role="status">{outcome}</p>
    </section>
  );
}

/** What the proof is for: another app, new recovery codes, or removal. */
type Purpose = 'app' | 'codes' | 'removal';

const addresses: Readonly<Record<Purpose, string>> = {
  app: '/api/users/second-factor/offer',
  codes: '/api/users/second-factor/recovery-codes',
  removal: '/api/users/second-factor/remove',
};

const offerSchema = z.object({ address: z.string(), secret: z.string(), offer: z.string() });
const codesSchema = z.object({ recoveryCodes: z.array(z.string()) });

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
function OwnSecondFactor(): ReactNode {
  const { secondFactor: messages } = useAccountMessages();
  const { openModal, closeModal } = useModal();
  const [state, setState] = useState<State | 'failed'>();
  const [purpose, setPurpose] = useState<Purpose>('app');
  const [done, setDone] = useState('');
  useEffect(() => {
    void readState().then(setState);
  }, []);

  if (!state) return null;
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
  const button = (what: Purpose, label: string) => (
    <Button margin={false} buttonStyle="secondary" onClick={() => begin(what)}>
      {label}
    </Button>
  );
  return (
    <section className={styles.panel} aria-label={messages.heading}>
      <h2>{messages.heading}</h2>
      {state === 'failed' ? (
        <p role="alert">{messages.failed}</p>
      ) : (
        <>
          <p className={styles.quiet}>
            {state.isSet ? messages.on(state.recoveryCodes) : messages.off}
            {state.isRequired && ` ${messages.required}`}
          </p>
          <div className={styles.buttons}>
            {button('app', state.isSet ? messages.setUpAnother : messages.setUp)}
            {state.isSet && button('codes', messages.renewCodes)}
            {state.isSet && !state.isRequired && button('removal', messages.remove)}
          </div>
          <p role="status">{done}</p>
          <Dialog slug={slug} heading={messages.heading}>
            <SecondFactorSteps
              purpose={purpose}
              asksForCode={state.isSet}
              onCancel={() => closeModal(slug)}
              onDone={(text) => void finish(text)}
            />
          </Dialog>
        </>
      )}
    </section>
  );
}

interface SecondFactorStepsProps {
  purpose: Purpose;
  asksForCode: boolean;
  onCancel: () => void;
  onDone: (text: string) => void;
}

function SecondFactorSteps(props: SecondFactorStepsProps): ReactNode {
  const { purpose, asksForCode, onCancel, onDone } = props;
  const { secondFactor: messages } = useAccountMessages();
  const { typed, input } = useInputs({ password: '', code: '' });
  const [offered, setOffered] = useState<z.infer<typeof offerSchema>>();
  const [codes, setCodes] = useState<readonly string[]>();

  const prove = async () => {
    const sent = await postTo(addresses[purpose], typed);
    if (sent.problem !== undefined) return sent.problem;
    if (purpose === 'removal') onDone(messages.removed);
    else if (purpose === 'app') setOffered(offerSchema.parse(sent.answer));
    else setCodes(codesSchema.parse(sent.answer).recoveryCodes);
    return undefined;
  };
  const accept = async (first: string) => {
    const sent = await postTo('/api/users/second-factor', { offer: offered?.offer, code: first });
    if (sent.problem !== undefined) return sent.problem;
    setCodes(codesSchema.parse(sent.answer).recoveryCodes);
    return undefined;
  };

  if (codes)
    return <RecoveryCodes codes={codes} onKept={() => onDone(purpose === 'app' ? messages.isSet : '')} />;
  if (offered) return <AppSetup offered={offered} onCode={accept} onCancel={onCancel} />;
  return (
    <StepForm
      proceed={purpose === 'removal' ? messages.remove : messages.proceed}
      onSubmit={prove}
      onCancel={onCancel}
    >
      {purpose === 'removal' && <p>{messages.removeHelp}</p>}
      <PasswordInput {...input('password')} />
      {asksForCode && <CodeInput {...input('code')} label={messages.code} help={messages.codeHelp} />}
    </StepForm>
  );
}
