'use client';
import { useForm, useFormFields } from '@payloadcms/ui';
import type { Row } from 'payload';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { blockHash } from '#content/foundation/fields/block-hash.ts';
import { NamedField } from '#content/foundation/refusals/named-field.tsx';
import { showField } from '#content/foundation/refusals/show-field.ts';
import { fieldElement, previewFrame, rowElement } from '#content/payload/form-elements.ts';
import {
  type BlockMessage,
  blockAtHand,
  blockPointedAt,
  isBlockMessage,
  wordsAtHand,
  wordsWritten,
} from '#pages/draft-messages.ts';
import { fieldOfWords, rowsAbove } from './field-of-words.ts';

/** Where text is edited in the page: the block's row id, and the rest of the field's path. */
interface WrittenPlace {
  block: string;
  rest: string;
  isOneLine: boolean;
}

/**
 * Shows nothing. Synchronizes form and preview: opens the block that was clicked in the preview or named in the
 * form's URL (`#block-…`, `#field-…`), and scrolls the preview to the block being edited. Text that belongs to
 * exactly one field can be edited in the page.
 */
export function FollowPreview({ path }: { path: string }): ReactNode {
  const { dispatchFields, getFields, setModified } = useForm();
  const rows = useFormFields(([fields]) => fields[path]?.rows);
  const known = useRef(rows);
  known.current = rows;
  const written = useRef<WrittenPlace>(undefined);

  useEffect(() => {
    const rowOf = (block: string) => known.current?.findIndex(({ id }) => id === block) ?? -1;
    const openRowsAbove = (place: string) => {
      for (const { list, index } of rowsAbove(place)) {
        const updatedRows = getFields()[list]?.rows?.map((row, at) =>
          at === index ? { ...row, collapsed: false } : row,
        );
        if (updatedRows) dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows });
      }
    };
    const open = async ({ block, words }: BlockMessage, source: MessageEventSource | null) => {
      const index = rowOf(block);
      if (index < 0) return;
      const row = `${path}.${index}`;
      const place = words === undefined ? undefined : fieldOfWords(getFields(), row, words);
      openRowsAbove(place ?? row);
      const element = rowElement(path, index);
      element?.scrollIntoView({ block: 'start' });
      await nextFrame();
      const field = place === undefined ? undefined : await fieldOnceThere(place);
      if (place === undefined || !isWritable(field)) {
        (field ?? element?.querySelector<HTMLElement>('input, textarea'))?.focus();
        return;
      }
      written.current = {
        block,
        rest: place.slice(row.length + 1),
        isOneLine: field instanceof HTMLInputElement,
      };
      field.scrollIntoView({ block: 'center' });
      const message: BlockMessage = { type: wordsAtHand, block, ...(words === undefined ? {} : { words }) };
      source?.postMessage(message, { targetOrigin: location.origin });
    };
    const write = ({ block, words }: BlockMessage) => {
      const [index, place] = [rowOf(block), written.current];
      if (index < 0 || place?.block !== block || words === undefined) return;
      const value = place.isOneLine ? words.replace(/\s*\n\s*/g, ' ') : words;
      dispatchFields({ type: 'UPDATE', path: `${path}.${index}.${place.rest}`, value });
      setModified(true);
    };
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin) return;
      if (isBlockMessage(data, blockPointedAt)) void open(data, source);
      if (isBlockMessage(data, wordsWritten)) write(data);
    };
    const show = ({ target }: FocusEvent) => {
      const index = known.current?.findIndex(
        (_row, at) => target instanceof Node && rowElement(path, at)?.contains(target),
      );
      const block = known.current?.[index ?? -1]?.id;
      const frame = previewFrame();
      if (block) frame?.contentWindow?.postMessage({ type: blockAtHand, block }, location.origin);
    };
    addEventListener('message', hear);
    addEventListener('focusin', show);
    return () => {
      removeEventListener('message', hear);
      removeEventListener('focusin', show);
    };
  }, [path, dispatchFields, getFields, setModified]);
  useOpenedRow(path, rows);
  return <NamedField />;
}

/** Fields render when their row is opened, and nested rows after that. */
async function fieldOnceThere(path: string): Promise<HTMLElement | undefined> {
  for (let frame = 0; frame < 30; frame += 1) {
    const field = fieldElement(path);
    if (field) return field;
    await nextFrame();
  }
  return undefined;
}

function nextFrame(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(done));
}

function isWritable(field: HTMLElement | undefined): field is HTMLInputElement | HTMLTextAreaElement {
  const isText =
    field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text');
  return isText && !field.disabled && !field.readOnly;
}

/**
 * Opens the row in the form's URL, with the rows around the named field, and keeps them open until the user acts:
 * Payload folds rows again after loading.
 */
function useOpenedRow(path: string, rows: Row[] | undefined): void {
  const { dispatchFields, getFields } = useForm();
  const openField = useEffectEvent((place: string) => {
    const around = rowsAbove(place);
    for (const { list, index } of around.filter((row) => row.list !== path)) {
      const updatedRows = getFields()[list]?.rows?.map((row, at) =>
        at === index ? { ...row, collapsed: false } : row,
      );
      if (updatedRows) dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows });
    }
    void showField(place, around);
  });
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
    const [block, ...inside] = location.hash.slice(blockHash.length).split('.');
    const index = rows.findIndex(({ id }) => id === block);
    const row = rows[index];
    if (!row) return;
    // Not before the form has set its initial state, which would fold the row again.
    const frame = requestAnimationFrame(() => {
      if (row.collapsed !== false)
        dispatchFields({
          type: 'SET_ROW_COLLAPSED',
          path,
          updatedRows: rows.map((one) => (one === row ? { ...one, collapsed: false } : one)),
        });
      rowElement(path, index)?.scrollIntoView({ block: 'start' });
      if (inside.length > 0) openField([path, index, ...inside].join('.'));
    });
    return () => cancelAnimationFrame(frame);
  }, [path, rows, dispatchFields]);
}
