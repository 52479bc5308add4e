'use client';
import { Button, toast, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { fullProblem, type LinkList, type LinkLists } from '#content/graph/links/link-lists.ts';
import { focusRow, rowElement } from '#content/payload/form-elements.ts';
import { editorLanguageOf, textFor } from '#i18n/editor-texts.ts';
import styles from './link-target.module.css';
import { linksMessages } from './links-messages.ts';

interface MoveLinkProps {
  /** Its path in the form: `navigation.0.move`. */
  path: string;
  readOnly?: boolean;
  lists: LinkLists;
}

const linkSchema = z.looseObject({
  id: z.string(),
  label: z.string().nullish(),
  href: z.string().nullish(),
});

/** In a link's row: moves it to the end of another list. */
export function MoveLink({ path, readOnly, lists }: MoveLinkProps): ReactNode {
  const { i18n } = useTranslation();
  const language = editorLanguageOf({ i18n });
  const messages = linksMessages[language];
  const { hasSavePermission } = useDocumentInfo();
  const { addFieldRow, disabled, dispatchFields, getDataByPath, getField, removeFieldRow, setModified } =
    useForm();
  const [from = '', place = ''] = path.split('.');
  if (readOnly || disabled || !hasSavePermission) return null;

  const moveTo = (to: string, list: LinkList) => {
    const rows = getField(to)?.rows ?? [];
    const problem = fullProblem(list, rows.length);
    if (problem) {
      toast.error(textFor({ i18n }, problem));
      return;
    }
    const { id, label, href } = linkSchema.parse(getDataByPath(`${from}.${place}`));
    const rowIndex = rows.length;
    const filled = (value: unknown) => ({ value, initialValue: value, valid: true, passesCondition: true });
    removeFieldRow({ path: from, rowIndex: Number(place) });
    addFieldRow({
      path: to,
      schemaPath: to,
      rowIndex,
      subFieldState: { id: filled(id), label: filled(label), href: filled(href) },
    });
    // Not a new link, so it stays closed.
    const moved = { id, isLoading: true, collapsed: true };
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path: to, updatedRows: [...rows, moved] });
    setModified(true);
    toast.success(messages.movedTo(label ?? '', list.name[language]));
    // The pressed button is gone; focus moves to the link's new row.
    requestAnimationFrame(() => focusRow(rowElement(to, rowIndex)));
  };

  return (
    <fieldset className={styles.moveLink}>
      <legend>{messages.moveTo}</legend>
      {Object.entries(lists)
        .filter(([to, { isShared }]) => to !== from && !isShared)
        .map(([to, list]) => (
          <Button
            key={to}
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => moveTo(to, list)}
          >
            {list.name[language]}
          </Button>
        ))}
    </fieldset>
  );
}
