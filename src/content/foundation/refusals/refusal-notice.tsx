'use client';
import { Button, toast, useAllFormFields, useForm, useFormProcessing, useTranslation } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDocumentAddress } from '#content/foundation/fields/use-document-address.ts';
import { type EditorLanguage, editorLanguageOf } from '#i18n/editor-texts.ts';
import { hearRefusals } from './heard-refusals.ts';
import { isPlaceInLanguage } from './place-in-language.ts';
import { type Problem, ProblemList } from './problem-list.tsx';
import styles from './refusals.module.css';

const german = {
  title: 'So geht es noch nicht.',
  help: 'Jeder Satz führt zu seiner Stelle.',
  close: 'Schließen',
};

const english: typeof german = {
  title: 'Not like this yet.',
  help: 'Each sentence leads to its place.',
  close: 'Close',
};

const refusalMessages: Readonly<Record<EditorLanguage, typeof german>> = { de: german, en: english };

/**
 * Shows why the form was not saved, until it is sent again: toasts disappear after seconds, and the error at a field
 * with the server's next form state. Each message links to its field.
 */
export function RefusalNotice(): ReactNode {
  const { dispatchFields } = useForm();
  const [fields] = useAllFormFields();
  const isBusy = useFormProcessing();
  const { i18n } = useTranslation();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const messages = refusalMessages[editorLanguageOf({ i18n })];

  const document = useDocumentAddress();
  const refused = useRef<readonly Problem[]>([]);
  useEffect(() => hearRefusals(document, (heard) => (refused.current = heard)), [document]);

  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isBusy) return;
    isAwaited.current = true;
    refused.current = [];
    setProblems([]);
  }, [isBusy]);
  // Client-side validation reaches the fields a moment later.
  useEffect(() => {
    if (isBusy || !isAwaited.current) return;
    const found = refused.current.length > 0 ? refused.current : problemsIn(fields);
    if (found.length === 0) return;
    isAwaited.current = false;
    setProblems(found);
    // Not fields of this form: while they were kept as invalid, the form could not be submitted again.
    for (const { path } of found.filter((one) => isPlaceInLanguage(one.path)))
      dispatchFields({ type: 'REMOVE', path });
    toast.dismiss();
  }, [isBusy, fields, dispatchFields]);

  if (problems.length === 0) return null;

  return (
    <div className={styles.notice} role="alert">
      <p>
        <strong>{messages.title}</strong> {messages.help}
      </p>
      <ProblemList problems={problems} />
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setProblems([])}>
        {messages.close}
      </Button>
    </div>
  );
}

function problemsIn(fields: FormState | undefined): Problem[] {
  return Object.entries(fields ?? {}).flatMap(([path, { valid, errorMessage }]) =>
    valid === false && errorMessage ? [{ path, message: errorMessage }] : [],
  );
}
