'use client';
import {
  type Active,
  type Announcements,
  type CollisionDetection,
  closestCenter,
  type DndContextProps,
  type Over,
  DndContext as SilentDndContext,
} from '@dnd-kit/core/dist/index.js';
import { type ReactNode, useRef } from 'react';
import { isRecord } from '#fields/content-field.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { partMessages } from './part-messages.ts';

/*
 * Replaces `@dnd-kit/core` in the admin (`next.config.ts`): re-exports it, with screen reader announcements in the
 * editor's language that name positions. Payload uses the library's default ones, which are English and name rows by
 * id. It has to be the version that Payload uses.
 */

export * from '@dnd-kit/core/dist/index.js';

/**
 * In Payload the list itself is a drop target, with its centre at the middle row: a row dragged there by keyboard
 * landed before the last one.
 */
const closestRow: CollisionDetection = ({ droppableContainers, ...rest }) => {
  const rows = droppableContainers.filter(({ data }) => isRecord(data.current?.sortable));
  return closestCenter({ ...rest, droppableContainers: rows.length > 0 ? rows : droppableContainers });
};

export function DndContext(props: DndContextProps): ReactNode {
  // Payload's own hook would import this file again. The document has the same language; the server announces
  // nothing.
  const language = typeof document === 'undefined' ? '' : document.documentElement.lang;
  const words = partMessages[editorLanguageOf({ i18n: { language } })];
  const at = (row: Active | Over | null): string | undefined => {
    const sorted: unknown = row?.data.current?.sortable;
    if (!isRecord(sorted) || typeof sorted.index !== 'number' || !Array.isArray(sorted.items))
      return undefined;
    return words.place(sorted.index + 1, sorted.items.length);
  };
  const telling = (row: Active | Over | null, sentence: (place: string) => string) => {
    const place = at(row);
    return place && sentence(place);
  };
  // A row that was just picked up is over itself, which would be announced instead of its start position.
  const hasLeft = useRef(false);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasLeft.current = false;
      return telling(active, words.dragStarted);
    },
    onDragOver: ({ active, over }) => {
      hasLeft.current ||= over?.id !== active.id;
      return hasLeft.current ? telling(over, words.draggedOver) : undefined;
    },
    onDragEnd: ({ active, over }) => telling(over ?? active, words.dragEnded),
    onDragCancel: ({ active }) => telling(active, words.dragCancelled),
  };
  return (
    <SilentDndContext
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.howToDrag } }}
      {...props}
      {...(props.collisionDetection === closestCenter ? { collisionDetection: closestRow } : {})}
    />
  );
}
