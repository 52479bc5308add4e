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
  /** Where the link stands in the form, counted from 0. */
  index: number;
  /** Where it stands once the form knows what was done to its list just now; where nothing was, that is the same. */
  at?: number;
  to: string;
  /** Before which link it goes; at the end without it. */
  before?: number;
}

/** Moves a link of the form from one list to another, and says so, or why it stays; then it answers with false. */
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
    // It is no new link that is still to be filled in.
    const moved = { id, isLoading: true, collapsed: true };
    dispatchFields({
      type: 'SET_ROW_COLLAPSED',
      path: to,
      updatedRows: rows.toSpliced(rowIndex, 0, moved),
    });
    setModified(true);
    toast.success(linksMessages[language].movedTo(label ?? '', lists[to]?.name[language] ?? to));
    // What was held or pressed is gone; the keyboard goes on where the link is now.
    requestAnimationFrame(() => {
      const row = document.getElementById(`${to}-row-${rowIndex}`);
      row?.querySelector<HTMLElement>('.collapsible__toggle')?.focus();
    });
    return true;
  };
}
