'use client';
import { toast, useForm, useTranslation } from '@payloadcms/ui';
import { z } from 'zod';
import { editorLanguageOf, textFor } from '#i18n/editor-texts.ts';
import { type LinkLists, moveProblem } from './link-lists.ts';
import { linksMessages } from './links-messages.ts';

const linkSchema = z.looseObject({
  id: z.string(),
  label: z.string().nullish(),
  href: z.string().nullish(),
});

interface Move {
  from: string;
  /** Its index in the form. */
  index: number;
  /** Its index after a pending change of its list; the same if there is none. */
  at?: number;
  to: string;
  /** The index of the link that it goes before; undefined for the end. */
  before?: number;
}

/** Moves a link of the form to another list and shows a toast; returns false if it can't be moved, and says why. */
export function useMoveLink(lists: LinkLists): (move: Move) => boolean {
  const { addFieldRow, dispatchFields, getDataByPath, getField, removeFieldRow, setModified } = useForm();
  const { i18n } = useTranslation();
  const language = editorLanguageOf({ i18n });

  return ({ from, index, at = index, to, before }) => {
    const rows = getField(to)?.rows ?? [];
    const problem = moveProblem(lists, { from, to, count: rows.length });
    if (problem) {
      toast.error(textFor({ i18n }, problem));
      return false;
    }
    const { id, label, href } = linkSchema.parse(getDataByPath(`${from}.${index}`));
    const rowIndex = before ?? rows.length;
    const filled = (value: unknown) => ({ value, initialValue: value, valid: true, passesCondition: true });
    removeFieldRow({ path: from, rowIndex: at });
    addFieldRow({
      path: to,
      schemaPath: to,
      rowIndex,
      subFieldState: { id: filled(id), label: filled(label), href: filled(href) },
    });
    // Not a new link, so it stays closed.
    const moved = { id, isLoading: true, collapsed: true };
    dispatchFields({
      type: 'SET_ROW_COLLAPSED',
      path: to,
      updatedRows: rows.toSpliced(rowIndex, 0, moved),
    });
    setModified(true);
    toast.success(linksMessages[language].movedTo(label ?? '', lists[to]?.name[language] ?? to));
    // The dragged or pressed element is gone; focus moves to the link's new row.
    requestAnimationFrame(() => {
      const row = document.getElementById(`${to}-row-${rowIndex}`);
      row?.querySelector<HTMLElement>('.collapsible__toggle')?.focus();
    });
    return true;
  };
}
