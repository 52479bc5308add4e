'use client';
import { useForm, useFormFields } from '@payloadcms/ui';
import type { Row } from 'payload';
import { useEffect, useRef } from 'react';
import { blockHash } from '#content/preview/block-hash.ts';
import { blockAtHand, blockPointedAt, isBlockMessage } from '#pages/draft-messages.ts';

/**
 * Shows nothing. Opens the block that was clicked in the page beside the form, or that the form's address names
 * (`#block-…`), and shows in the page the one that is being edited.
 */
export function FollowPreview({ path }: { path: string }): null {
  const { dispatchFields } = useForm();
  const rows = useFormFields(([fields]) => fields[path]?.rows);
  const known = useRef(rows);
  known.current = rows;

  useEffect(() => {
    const open = ({ origin, data }: MessageEvent) => {
      if (origin !== location.origin || !isBlockMessage(data, blockPointedAt)) return;
      const index = known.current?.findIndex(({ id }) => id === data.block) ?? -1;
      if (!known.current || index < 0) return;
      const updatedRows = known.current.map((row, at) => (at === index ? { ...row, collapsed: false } : row));
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows });
      const row = document.getElementById(rowId(path, index));
      row?.scrollIntoView({ block: 'start' });
      // Fields of a row are made when it is opened.
      requestAnimationFrame(() => row?.querySelector<HTMLElement>('input, textarea')?.focus());
    };
    const show = ({ target }: FocusEvent) => {
      const index = known.current?.findIndex(
        (_row, at) => target instanceof Node && document.getElementById(rowId(path, at))?.contains(target),
      );
      const block = known.current?.[index ?? -1]?.id;
      const frame = document.querySelector<HTMLIFrameElement>('#live-preview-iframe');
      if (block) frame?.contentWindow?.postMessage({ type: blockAtHand, block }, location.origin);
    };
    addEventListener('message', open);
    addEventListener('focusin', show);
    return () => {
      removeEventListener('message', open);
      removeEventListener('focusin', show);
    };
  }, [path, dispatchFields]);
  useOpenedRow(path, rows);
  return null;
}

/** Keeps the row open that the form's address names, until somebody does something: Payload folds rows once more while it begins. */
function useOpenedRow(path: string, rows: Row[] | undefined): void {
  const { dispatchFields } = useForm();
  const isOver = useRef(false);
  useEffect(() => {
    const end = () => {
      isOver.current = true;
    };
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) addEventListener(event, end, { once: true });
    return () => {
      for (const event of events) removeEventListener(event, end);
    };
  }, []);
  useEffect(() => {
    if (isOver.current || !rows || !location.hash.startsWith(blockHash)) return;
    const block = location.hash.slice(blockHash.length);
    const index = rows.findIndex(({ id }) => id === block);
    const row = rows[index];
    if (!row) return;
    // Not before the form has put its first state into place, which would fold the row again unnoticed.
    const frame = requestAnimationFrame(() => {
      if (row.collapsed !== false)
        dispatchFields({
          type: 'SET_ROW_COLLAPSED',
          path,
          updatedRows: rows.map((one) => (one === row ? { ...one, collapsed: false } : one)),
        });
      document.getElementById(rowId(path, index))?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [path, rows, dispatchFields]);
}

/** The id that Payload gives a row's element. */
function rowId(path: string, index: number): string {
  return `${path.split('.').join('-')}-row-${index}`;
}
