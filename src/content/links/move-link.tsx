'use client';
import { Button, toast, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { type EditorText, editorLanguageOf } from '#i18n/editor-texts.ts';
import styles from './link-target.module.css';
import { linksMessages } from './links-messages.ts';

interface MoveLinkProps {
  /** Where it stands in the form: `navigation.0.move`. */
  path: string;
  readOnly?: boolean;
  /** The lists of links, by the names of their fields. */
  lists: Readonly<Record<string, EditorText>>;
}

const linkSchema = z.looseObject({ label: z.string().nullish(), href: z.string().nullish() });

/** In a row of a list of links: takes it to the end of another list, as a drag can't. */
export function MoveLink({ path, readOnly, lists }: MoveLinkProps): ReactNode {
  const { i18n } = useTranslation();
  const language = editorLanguageOf({ i18n });
  const messages = linksMessages[language];
  const { hasSavePermission } = useDocumentInfo();
  const { addFieldRow, disabled, getDataByPath, removeFieldRow, setModified } = useForm();
  const [from = '', place = ''] = path.split('.');
  if (readOnly || disabled || !hasSavePermission) return null;

  const moveTo = (to: string) => {
    const link = linkSchema.parse(getDataByPath(`${from}.${place}`) ?? {});
    const others: unknown = getDataByPath(to);
    const rowIndex = Array.isArray(others) ? others.length : 0;
    const filled = (value: unknown) => ({ value, initialValue: value, valid: true, passesCondition: true });
    removeFieldRow({ path: from, rowIndex: Number(place) });
    addFieldRow({
      path: to,
      schemaPath: to,
      rowIndex,
      subFieldState: { label: filled(link.label), href: filled(link.href) },
    });
    setModified(true);
    toast.success(messages.movedTo(link.label ?? '', lists[to]?.[language] ?? to));
    // What was pressed is gone; the keyboard goes on where the link is now.
    requestAnimationFrame(() => {
      const row = document.getElementById(`${to}-row-${rowIndex}`);
      row?.querySelector<HTMLElement>('.collapsible__toggle')?.focus();
    });
  };

  return (
    <fieldset className={styles.moveLink}>
      <legend>{messages.moveTo}</legend>
      {Object.entries(lists)
        .filter(([to]) => to !== from)
        .map(([to, name]) => (
          <Button key={to} buttonStyle="secondary" size="small" margin={false} onClick={() => moveTo(to)}>
            {name[language]}
          </Button>
        ))}
    </fieldset>
  );
}
