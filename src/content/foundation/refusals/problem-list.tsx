'use client';
import {
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useRouteTransition,
  useTranslation,
} from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { useRouter } from '#content/payload/navigation.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { placeInForm } from './place-in-form.ts';
import { isPlaceInLanguage } from './place-in-language.ts';
import { isVerdict } from './refusal-texts.ts';
import styles from './refusals.module.css';
import { rowsAround, showField } from './show-field.ts';

/** A validation error: the field's path in the form, and a message. */
export interface Problem {
  path: string;
  message: string;
}

/** Messages that link to their field, in this form or that of another locale. */
export function ProblemList({ problems }: { problems: readonly Problem[] }): ReactNode {
  const { dispatchFields } = useForm();
  const [fields] = useAllFormFields();
  const { i18n } = useTranslation();
  const language = editorLanguageOf({ i18n });
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const router = useRouter();
  const { startRouteTransition } = useRouteTransition();

  const inWords = ({ path, message }: Problem) => {
    if (!isVerdict(message, language)) return message;
    const form = globalSlug ? getEntityConfig({ globalSlug }) : getEntityConfig({ collectionSlug });
    const place = placeInForm(path, form?.fields ?? [], { state: fields, i18n });
    return place ? `${place}: ${message}` : message;
  };

  const lead = (path: string) => {
    if (isPlaceInLanguage(path)) {
      // As Payload's own locale menu does: unsaved changes are kept without a prompt.
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
    <ul className={styles.problems}>
      {problems.map((problem) => (
        <li key={problem.path} data-asks={problem.path}>
          <button type="button" onClick={() => lead(problem.path)}>
            {inWords(problem)}
          </button>
        </li>
      ))}
    </ul>
  );
}
