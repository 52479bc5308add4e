'use client';
import { type Active, type DragEndEvent, useDndMonitor } from '@dnd-kit/core';
import { useForm, useRowLabel } from '@payloadcms/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { RowTitleLabel } from '#content/rows/row-title-label.tsx';
import { isRecord } from '#fields/content-field.ts';
import { type LinkLists, type ListPlace, moveProblem, placeAt } from './link-lists.ts';
import styles from './link-target.module.css';
import { useMoveLink } from './use-move-link.ts';

type DraggedLinkLabelProps = ComponentProps<typeof RowTitleLabel> & { lists: LinkLists };

/**
 * A link's row label. Payload drags rows within their list; this moves a link that is dropped on another list, and
 * shows the drop position while dragging.
 */
export function DraggedLinkLabel({ lists, ...title }: DraggedLinkLabelProps): ReactNode {
  const { data, path } = useRowLabel<unknown>();
  const { getField, moveFieldRow } = useForm();
  const move = useMoveLink(lists);
  const [held, setHeld] = useState<ListPlace>();
  const [from = '', place = ''] = path.split('.');
  const index = Number(place);
  const isThis = ({ id }: Active) => isRecord(data) && id === data.id;

  const placeOf = ({ rect }: Active): ListPlace | undefined => {
    const { top, height } = rect.current.translated ?? {};
    if (top === undefined || height === undefined) return undefined;
    // By the row's header, which is dragged: an open row is as high as three closed ones.
    const found = placeAt(Object.keys(lists).flatMap(extentOf), top + Math.min(height, headHeight) / 2);
    return found?.list === from ? undefined : found;
  };

  const drop = ({ active, over }: DragEndEvent) => {
    setHeld(undefined);
    const to = isThis(active) ? placeOf(active) : undefined;
    if (!to) return;
    // Payload has moved it within its own list.
    const ids = getField(from)?.rows?.map(({ id }) => id) ?? [];
    const nearest = ids.indexOf(String(over?.id));
    const id = String(active.id);
    const at = (over ? ids.toSpliced(index, 1).toSpliced(nearest, 0, id) : ids).indexOf(id);
    if (!move({ from, index, at, to: to.list, before: to.before }))
      moveFieldRow({ path: from, moveFromIndex: at, moveToIndex: index });
  };

  useDndMonitor({
    onDragMove: ({ active }) => {
      if (!isThis(active)) return;
      const now = placeOf(active);
      setHeld((before) => (before?.list === now?.list && before?.before === now?.before ? before : now));
    },
    onDragEnd: drop,
    onDragCancel: () => setHeld(undefined),
  });

  return (
    <>
      <RowTitleLabel {...title} />
      {held &&
        createPortal(
          <DropSight
            place={held}
            isRefused={
              moveProblem(lists, { from, to: held.list, count: getField(held.list)?.rows?.length ?? 0 }) !==
              undefined
            }
          />,
          document.getElementById(`field-${held.list}`) ?? document.body,
        )}
    </>
  );
}

/** The maximum height of a row's header, in px. */
const headHeight = 48;

function rowsOf(list: string): Element[] {
  const field = document.getElementById(`field-${list}`);
  return [...(field?.querySelectorAll(`[id^="${list}-row-"]`) ?? [])];
}

function extentOf(list: string) {
  const field = document.getElementById(`field-${list}`);
  if (!field) return [];
  const { top, bottom } = field.getBoundingClientRect();
  return [{ list, top, bottom, rows: rowsOf(list).map((row) => row.getBoundingClientRect()) }];
}

/** The drop target: a frame around the list, and a line at the position. */
function DropSight({ place, isRefused }: { place: ListPlace; isRefused: boolean }): ReactNode {
  const field = document.getElementById(`field-${place.list}`);
  const rows = rowsOf(place.list);
  const next = rows[place.before];
  const last = rows.at(-1);
  const edge = next?.getBoundingClientRect().top ?? last?.getBoundingClientRect().bottom;
  const line = edge === undefined || !field ? undefined : edge - field.getBoundingClientRect().top;
  return (
    <span className={styles.drop} data-refused={isRefused ? '' : undefined} aria-hidden="true">
      {line !== undefined && !isRefused && <span style={{ insetBlockStart: `${line}px` }} />}
    </span>
  );
}
