'use client';
import { toast, useDocumentInfo, useForm, useLocale, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useId } from 'react';
import { fullProblem } from '#content/graph/links/link-lists.ts';
import { type EditorText, editorLanguageOf, textFor } from '#i18n/editor-texts.ts';
import styles from './link-target.module.css';
import type { LinkTarget } from './link-targets.ts';
import { linksMessages } from './links-messages.ts';
import { TargetSelect } from './target-select.tsx';

interface AddPageLinkProps {
  path: string;
  readOnly?: boolean;
  name: EditorText;
  most?: number;
}

/** Below a list of links: appends a page chosen by title. */
export function AddPageLink({ path, readOnly, name, most }: AddPageLinkProps): ReactNode {
  const { i18n } = useTranslation();
  const messages = linksMessages[editorLanguageOf({ i18n })];
  const { code: locale } = useLocale();
  const { hasSavePermission } = useDocumentInfo();
  const { addFieldRow, disabled, getDataByPath, setModified } = useForm();
  const id = useId();
  if (readOnly || disabled || !hasSavePermission) return null;

  const add = (page: LinkTarget) => {
    const links: unknown = getDataByPath(path);
    const rowIndex = Array.isArray(links) ? links.length : 0;
    const problem = fullProblem({ name, most }, rowIndex);
    if (problem) {
      toast.error(textFor({ i18n }, problem));
      return;
    }
    const filled = (value: unknown) => ({ value, initialValue: value, valid: true, passesCondition: true });
    addFieldRow({
      path,
      schemaPath: path,
      rowIndex,
      subFieldState: { label: filled(page.title), href: filled(page.target) },
    });
    setModified(true);
  };

  return (
    // A field class of its own, since the admin takes names from the field's label.
    <div className={`field-type ${styles.addPage}`}>
      <label className="field-label" htmlFor={id}>
        {messages.addPage}
      </label>
      {/* Reset after each choice, to add another one. */}
      <TargetSelect {...{ id, locale, messages }} kind="page" onChoose={add} />
    </div>
  );
}
