'use client';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { postTo } from '#content/foundation/requests/post-to.ts';
import { AccountInput, useAccountMessages, useInputs } from '#content/people/accounts/account-form.tsx';
import styles from '#content/people/accounts/accounts.module.css';
import { AppSetup, CodeInput, PasswordInput, RecoveryCodes, StepForm } from './steps.tsx';

const neededSchema = z.discriminatedUnion('needs', [
  z.object({ needs: z.literal('code') }),
  z.object({ needs: z.literal('app'), address: z.string(), secret: z.string(), offer: z.string() }),
]);

type Needed = z.infer<typeof neededSchema>;

const enteredSchema = z.object({ recoveryCodes: z.array(z.string()).optional() });

export function SignInForm({ next, forgotten }: { next: string; forgotten: string }): ReactNode {
  const { signIn: messages } = useAccountMessages();
  return (
    <main className={styles.step}>
      <h1>{messages.signIn}</h1>
      <SignInSteps forgotten={forgotten} onEntered={() => window.location.assign(next)} />
    </main>
  );
}

interface SignInStepsProps {
  email?: string;
  forgotten?: string;
  onEntered: () => void;
}

/** Password, then the second factor's code or setup if needed. */
export function SignInSteps({ email = '', forgotten, onEntered }: SignInStepsProps): ReactNode {
  const { signIn: messages, secondFactor } = useAccountMessages();
  const { typed, input } = useInputs({ email, password: '' });
  const [code, setCode] = useState('');
  const [needed, setNeeded] = useState<Needed>();
  const [codes, setCodes] = useState<readonly string[]>();

  const enter = async (more: object = {}) => {
    const sent = await postTo('/api/users/login', { ...typed, ...more });
    if (sent.problem === undefined) {
      const { recoveryCodes } = enteredSchema.parse(sent.answer);
      if (recoveryCodes) setCodes(recoveryCodes);
      else onEntered();
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

  return step();

  function step(): ReactNode {
    if (codes) return <RecoveryCodes codes={codes} onKept={onEntered} />;
    if (needed?.needs === 'app') {
      const { offer } = needed;
      return (
        <AppSetup offered={needed} onCode={(first) => enter({ offer, code: first })} onCancel={goBack} />
      );
    }
    if (needed) {
      return (
        <StepForm key="code" proceed={messages.signIn} onSubmit={() => enter({ code })} onCancel={goBack}>
          <CodeInput label={secondFactor.code} help={messages.codeHelp} value={code} onValue={setCode} />
        </StepForm>
      );
    }
    return (
      <StepForm key="password" proceed={messages.signIn} onSubmit={() => enter()}>
        <AccountInput
          {...input('email')}
          id="field-email"
          label={messages.email}
          type="email"
          autoComplete="username"
          required
        />
        <PasswordInput {...input('password')} />
        {forgotten && <a href={forgotten}>{messages.forgotten}</a>}
      </StepForm>
    );
  }
}
