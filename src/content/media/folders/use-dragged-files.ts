'use client';
import { useSelection, useTranslation } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import styles from './folders.module.css';
import { foldersMessages } from './folders-messages.ts';
import type { MovedFiles } from './use-move-files.ts';

/** Names what is dragged to other programs, which have no use for it. */
const type = 'application/x-media-files';

/**
 * Lets files of the list be dragged, each alone, or all that are selected with one of them.
 * @returns those that are held; undefined while none is
 */
export function useDraggedFiles(isAllowed: boolean): MovedFiles | undefined {
  const messages = foldersMessages[editorLanguageOf(useTranslation())];
  const { count = 0, selectAll, selectedIDs } = useSelection();
  const [held, setHeld] = useState<MovedFiles>();

  const begin = useEffectEvent((event: DragEvent) => {
    const id = rowOf(event.target)?.dataset.id;
    if (id === undefined || !event.dataTransfer) return;
    const isSelected = selectedIDs.some((selected) => String(selected) === id);
    const isAll = isSelected && String(selectAll) === 'allAvailable';
    setHeld(isAll ? 'listed' : isSelected ? selectedIDs : [id]);
    // A picture is one for other programs, too; here it stands for its file.
    event.dataTransfer.clearData();
    event.dataTransfer.setData(type, '');
    event.dataTransfer.effectAllowed = 'move';
    showHeld(event.dataTransfer, messages.files(isSelected ? count : 1));
  });

  useEffect(() => {
    if (!isAllowed) return;
    // Rows come and go with every answer of the list; one can be dragged from when it is pressed.
    const press = ({ target }: PointerEvent) => {
      const row = target instanceof HTMLInputElement ? undefined : rowOf(target);
      if (row) row.draggable = true;
    };
    const drag = (event: DragEvent) => begin(event);
    const end = () => setHeld(undefined);
    document.addEventListener('pointerdown', press);
    document.addEventListener('dragstart', drag);
    document.addEventListener('dragend', end);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('dragstart', drag);
      document.removeEventListener('dragend', end);
    };
  }, [isAllowed]);
  return held;
}

/** The row of a file in the library itself, not where one is chosen. */
function rowOf(target: EventTarget | null): HTMLElement | undefined {
  const row = target instanceof Element ? target.closest('tr[data-id]') : null;
  const isInLibrary = row?.closest('.collection-list--media') && !row.closest('.list-drawer');
  return isInLibrary && row instanceof HTMLElement ? row : undefined;
}

/** Beside the pointer stands how many files are held, not the one card by which they were taken. */
function showHeld(transfer: DataTransfer, words: string): void {
  const sign = document.createElement('div');
  sign.className = styles.held ?? '';
  sign.textContent = words;
  document.body.append(sign);
  transfer.setDragImage(sign, -12, -12);
  // The browser has its picture of it once this event is over.
  setTimeout(() => sign.remove());
}
