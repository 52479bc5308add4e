'use client';
import { useSelection, useTranslation } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import styles from './folders.module.css';
import { foldersMessages } from './folders-messages.ts';
import type { MovedFiles } from './use-move-files.ts';

/** A private type, so that other programs ignore the drag. */
const type = 'application/x-media-files';

/**
 * Makes the list's files draggable: one alone, or the whole selection.
 * @returns the dragged files; undefined while there is no drag
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
    // Other programs would accept the image itself.
    event.dataTransfer.clearData();
    event.dataTransfer.setData(type, '');
    event.dataTransfer.effectAllowed = 'move';
    showHeld(event.dataTransfer, messages.files(isSelected ? count : 1));
  });

  useEffect(() => {
    if (!isAllowed) return;
    // The list re-renders its rows; a row becomes draggable on pointer down.
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

/** A file's row in the library itself, not in a picker. */
function rowOf(target: EventTarget | null): HTMLElement | undefined {
  const row = target instanceof Element ? target.closest('tr[data-id]') : null;
  const isInLibrary = row?.closest('.collection-list--media') && !row.closest('.list-drawer');
  return isInLibrary && row instanceof HTMLElement ? row : undefined;
}

/** The drag image is the number of files instead of the one card. */
function showHeld(transfer: DataTransfer, words: string): void {
  const sign = document.createElement('div');
  sign.className = styles.held ?? '';
  sign.textContent = words;
  document.body.append(sign);
  transfer.setDragImage(sign, -12, -12);
  // The browser takes its snapshot after this event.
  setTimeout(() => sign.remove());
}
