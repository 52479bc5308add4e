'use client';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { postTo } from '#content/api/post-to.ts';
import type { EditorLanguage } from '#i18n/editor-texts.ts';
import { CodeField, PasswordField } from './account-fields.tsx';
import { AppSetup } from './app-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { secondFactorMessages } from './second-factor-messages.ts';
import { StepForm } from './step-form.tsx';

/** What the proof is for: another app, new recovery codes, or removal. */
export type Purpose = 'app' | 'codes' | 'removal';

const addresses: Readonly<Record<Purpose, string>> = {
  app: '/api/users/second-factor/offer',
  codes: '/api/users/second-factor/recovery-codes',
  removal: '/api/users/second-factor/remove',
};

const offerSchema = z.object({ address: z.string(), secret: z.string(), offer: z.string() });
const codesSchema = z.object({ recoveryCodes: z.array(z.string()) });

interface SecondFactorStepsProps {
  language: EditorLanguage;
  purpose: Purpose;
  asksForCode: boolean;
  onCancel: () => void;
  onDone: (text: string) => void;
}

export function SecondFactorSteps(props: SecondFactorStepsProps): ReactNode {
  const { language, purpose, asksForCode, onCancel, onDone } = props;
  const messages = secondFactorMessages[language];
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [offered, setOffered] = useState<z.infer<typeof offerSchema>>();
  const [codes, setCodes] = useState<readonly string[]>();

  const prove = async () => {
    const sent = await postTo(addresses[purpose], { password, code });
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

  if (codes) {
    const text = purpose === 'app' ? messages.isSet : '';
    return <RecoveryCodes language={language} codes={codes} onKept={() => onDone(text)} />;
  }
  if (offered) return <AppSetup language={language} offered={offered} onCode={accept} onCancel={onCancel} />;
  return (
    <StepForm
      language={language}
      proceed={purpose === 'removal' ? messages.remove : messages.proceed}
      onSubmit={prove}
      onCancel={onCancel}
    >
      {purpose === 'removal' && <p>{messages.removeHelp}</p>}
      <PasswordField label={messages.password} value={password} onChange={setPassword} />
      {asksForCode && (
        <CodeField label={messages.code} help={messages.codeHelp} value={code} onChange={setCode} />
      )}
    </StepForm>
  );
}
