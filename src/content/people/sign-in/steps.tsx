'use client';
import { Button } from '@payloadcms/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { renderSVG } from 'uqr';
import {
  AccountInput,
  type InputValue,
  useAccountMessages,
  useAction,
} from '#content/people/accounts/account-form.tsx';
import styles from '#content/people/accounts/accounts.module.css';

interface StepFormProps {
  proceed: string;
  /** Resolves with the message of a refusal, or an empty one if there was no response. */
  onSubmit: () => Promise<string | undefined>;
  onCancel?: () => void;
  children: ReactNode;
}

/** One step of a wizard: fields, error and buttons. Input is kept on an error. */
export function StepForm({ proceed, onSubmit, onCancel, children }: StepFormProps): ReactNode {
  const { secondFactor: messages } = useAccountMessages();
  const { isBusy, outcome, run } = useAction(async () => {
    const refused = await onSubmit();
    return refused === '' ? messages.failed : refused;
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In React the dialog's events bubble to the document's form.
    event.stopPropagation();
    void run();
  };
  return (
    <form className={styles.step} onSubmit={submit}>
      {children}
      <p role="alert" className={styles.problem}>
        {outcome}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" margin={false} size="large" disabled={isBusy}>
          {isBusy ? messages.working : proceed}
        </Button>
        {onCancel && (
          <Button margin={false} size="large" buttonStyle="secondary" disabled={isBusy} onClick={onCancel}>
            {messages.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

export function PasswordInput(input: InputValue): ReactNode {
  const { secondFactor: messages } = useAccountMessages();
  return (
    <AccountInput
      {...input}
      id="field-password"
      label={messages.password}
      type="password"
      autoComplete="current-password"
      required
    />
  );
}

/** A code from the app, or with `help` also a recovery code. Gets the focus when it appears. */
export function CodeInput(input: InputValue & { label: string; help?: string }): ReactNode {
  return (
    <AccountInput
      {...input}
      autoFocus
      type="text"
      inputMode={input.help ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      required
      maxLength={40}
    />
  );
}

interface AppSetupProps {
  offered: { address: string; secret: string };
  /** Sends the app's first code; resolves with the message of a refusal. */
  onCode: (code: string) => Promise<string | undefined>;
  onCancel: () => void;
}

export function AppSetup({ offered, onCode, onCancel }: AppSetupProps): ReactNode {
  const { secondFactor: messages } = useAccountMessages();
  const [code, setCode] = useState('');
  // With the quiet zone that readers need.
  const picture = renderSVG(offered.address, { border: 4 });
  return (
    <StepForm proceed={messages.proceed} onSubmit={() => onCode(code)} onCancel={onCancel}>
      <p>{messages.scan}</p>
      {/* biome-ignore lint/performance/noImgElement: a data URL, which Next can't optimise */}
      <img
        alt={messages.picture}
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        width="224"
        height="224"
      />
      <p className={styles.quiet}>
        {messages.byHand}:{' '}
        <code className={styles.secret}>{offered.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <CodeInput label={messages.firstCode} value={code} onValue={setCode} />
    </StepForm>
  );
}

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps): ReactNode {
  const { secondFactor: messages } = useAccountMessages();
  const [isCopied, setCopied] = useState(false);
  const text = codes.join('\n');
  return (
    <div className={styles.step}>
      <h2>{messages.codesHeading}</h2>
      <p>{messages.codesHelp}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button
          margin={false}
          buttonStyle="secondary"
          onClick={() => void navigator.clipboard?.writeText(text).then(() => setCopied(true))}
        >
          {isCopied ? messages.copied : messages.copy}
        </Button>
        <a
          className={styles.save}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={messages.fileName}
        >
          {messages.save}
        </a>
      </div>
      <div className={styles.buttons}>
        <Button margin={false} size="large" onClick={onKept}>
          {messages.kept}
        </Button>
      </div>
    </div>
  );
}
