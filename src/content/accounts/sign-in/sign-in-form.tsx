'use client';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { postTo } from '#content/api/post-to.ts';
import type { EditorLanguage } from '#i18n/editor-texts.ts';
import { CodeField, PasswordField } from '../second-factor/account-fields.tsx';
import styles from '../second-factor/account-steps.module.css';
import { AppSetup } from '../second-factor/app-setup.tsx';
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx';
import { StepForm } from '../second-factor/step-form.tsx';
import { signInMessages } from './sign-in-messages.ts';

const neededSchema = z.discriminatedUnion('needs', [
  z.object({ needs: z.literal('code') }),
  z.object({ needs: z.literal('app'), address: z.string(), secret: z.string(), offer: z.string() }),
]);

type Needed = z.infer<typeof neededSchema>;

const enteredSchema = z.object({ recoveryCodes: z.array(z.string()).optional() });

interface SignInFormProps {
  language: EditorLanguage;
  next: string;
  forgotten: string;
}

/** Password, then the second factor's code or setup if needed. */
export function SignInForm({ language, next, forgotten }: SignInFormProps): ReactNode {
  const messages = signInMessages[language];
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [needed, setNeeded] = useState<Needed>();
  const [codes, setCodes] = useState<readonly string[]>();

  const enter = async (more: object = {}) => {
    const sent = await postTo('/api/users/login', { email, password, ...more });
    if (sent.problem === undefined) {
      const { recoveryCodes } = enteredSchema.parse(sent.answer);
      if (recoveryCodes) setCodes(recoveryCodes);
      else window.location.assign(next);
      return undefined;
    }
    const asked = neededSchema.safeParse(sent.refusal);
    if (!asked.success || needed) return sent.problem;
    setNeeded(asked.data);
    return undefined;
  };
  const goBack = () => {
    setCode('');
    setNeeded(undefined);
  };

  return (
    <main className={styles.step}>
      <h1>{messages.heading}</h1>
      {step()}
    </main>
  );

  function step(): ReactNode {
    if (codes)
      return <RecoveryCodes language={language} codes={codes} onKept={() => window.location.assign(next)} />;
    if (needed?.needs === 'app') {
      const { offer } = needed;
      return (
        <AppSetup
          language={language}
          offered={needed}
          onCode={(first) => enter({ offer, code: first })}
          onCancel={goBack}
        />
      );
    }
    if (needed) {
      return (
        <StepForm
          key="code"
          language={language}
          proceed={messages.signIn}
          onSubmit={() => enter({ code })}
          onCancel={goBack}
        >
          <CodeField label={messages.code} help={messages.codeHelp} value={code} onChange={setCode} />
        </StepForm>
      );
    }
    return (
      <StepForm key="password" language={language} proceed={messages.signIn} onSubmit={() => enter()}>
        <label className={styles.field}>
          {messages.email}
          <input
            id="field-email"
            type="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </label>
        <PasswordField label={messages.password} value={password} onChange={setPassword} />
        <a href={forgotten}>{messages.forgotten}</a>
      </StepForm>
    );
  }
}
