'use client';
import {
  Button,
  toast,
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormProcessing,
  useRouteTransition,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import type { FormState } from 'payload';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { placeInForm } from './place-in-form.ts';
import { isPlaceInLanguage } from './place-in-language.ts';
import { refusalMessages } from './refusal-messages.ts';
import { isVerdict } from './refusal-texts.ts';
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
  const language = editorLanguageOf({ i18n });
  const messages = refusalMessages[language];
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const router = useRouter();
  const { startRouteTransition } = useRouteTransition();

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
    // No fields of this form: as long as they were kept with it as wrong, it could not be sent again.
    for (const { path } of found.filter((one) => isPlaceInLanguage(one.path)))
      dispatchFields({ type: 'REMOVE', path });
    toast.dismiss();
  }, [isBusy, fields, dispatchFields]);

  if (problems.length === 0) return null;

  const inWords = ({ path, message }: Problem) => {
    if (!isVerdict(message, language)) return message;
    const form = globalSlug ? getEntityConfig({ globalSlug }) : getEntityConfig({ collectionSlug });
    const place = placeInForm(path, form?.fields ?? [], { state: fields, i18n });
    return place ? `${place}: ${message}` : message;
  };

  const lead = (path: string) => {
    if (isPlaceInLanguage(path)) {
      // As Payload's own menu of languages does: what was typed is kept, and nobody is asked.
      startRouteTransition(() => router.push(`${location.pathname}${path}`));
      return;
    }
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
        {problems.map((problem) => (
          <li key={problem.path}>
            <button type="button" onClick={() => lead(problem.path)}>
              {inWords(problem)}
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
