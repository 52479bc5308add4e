'use client';
import { Button, toast, useAllFormFields, useForm, useFormProcessing, useTranslation } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { refusalMessages } from './refusal-messages.ts';
import styles from './refusals.module.css';
import { rowsAround, showField } from './show-field.ts';

interface Problem {
  path: string;
  message: string;
}

/**
 * Says why the form was not saved until it is sent again: what pops up is gone after seconds, and the mark at a field as
 * soon as the server has looked at the form once more. Each sentence leads to its field.
 */
export function RefusalNotice(): ReactNode {
  const { dispatchFields } = useForm();
  const [fields] = useAllFormFields();
  const isBusy = useFormProcessing();
  const { i18n } = useTranslation();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const messages = refusalMessages[editorLanguageOf({ i18n })];

  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isBusy) return;
    isAwaited.current = true;
    setProblems([]);
  }, [isBusy]);
  // The fields hear of it a moment after the form, and forget it with the next thing that is typed.
  useEffect(() => {
    const found = isBusy || !isAwaited.current ? [] : problemsIn(fields);
    if (found.length === 0) return;
    isAwaited.current = false;
    setProblems(found);
    toast.dismiss();
  }, [isBusy, fields]);

  if (problems.length === 0) return null;

  const lead = (path: string) => {
    const rows = rowsAround(fields, path);
    for (const { list, index } of rows) {
      const updatedRows = (fields[list]?.rows ?? []).map((row, at) =>
        at === index ? { ...row, collapsed: false } : row,
      );
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows });
    }
    void showField(path, rows);
  };

  return (
    <div className={styles.notice} role="alert">
      <p>
        <strong>{messages.title}</strong> {messages.help}
      </p>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={path}>
            <button type="button" onClick={() => lead(path)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
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
