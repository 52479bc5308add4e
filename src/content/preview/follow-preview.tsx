'use client';
import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { blockAtHand, blockPointedAt, isBlockMessage } from '#pages/draft-messages.ts';

/** Shows nothing. Opens the block that was clicked in the page beside the form, and shows there the one that is being edited. */
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
  return null;
}

/** The id that Payload gives a row's element. */
function rowId(path: string, index: number): string {
  return `${path.split('.').join('-')}-row-${index}`;
}
