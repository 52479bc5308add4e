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
 * What stands in for `@dnd-kit/core` in the admin (`next.config.ts`): all of it, with drags told in the editor's language and
 * by places. Payload drags its rows with the library's own sentences, which are English and name rows by their ids.
 */

export * from '@dnd-kit/core/dist/index.js';

/**
 * Payload's lists can be dropped on themselves, and a list's middle is where its middle row is: a row dragged onto that one
 * by keyboard landed in front of the last one.
 */
const closestRow: CollisionDetection = ({ droppableContainers, ...rest }) => {
  const rows = droppableContainers.filter(({ data }) => isRecord(data.current?.sortable));
  return closestCenter({ ...rest, droppableContainers: rows.length > 0 ? rows : droppableContainers });
};

export function DndContext(props: DndContextProps): ReactNode {
  // Payload's own hook would come by way of this file. The document says the same; on the server nothing is told.
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
  // What has just been picked up lies over itself, and that would be told in place of where it was taken from.
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
