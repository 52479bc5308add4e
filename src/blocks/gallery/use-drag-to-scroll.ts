import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react';

/** Pixels; a shorter movement is a click. */
const slack = 5;

interface DragHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  onClickCapture: (event: MouseEvent<HTMLElement>) => void;
  onDragStart: (event: DragEvent<HTMLElement>) => void;
}

/** Drag to scroll with a mouse; suppresses the click after a drag. */
export function useDragToScroll(): DragHandlers {
  const drag = useRef<{ x: number; scroll: number; moved: boolean } | undefined>(undefined);
  const dragged = useRef(false);

  const end = (event: PointerEvent<HTMLElement>): void => {
    dragged.current = drag.current?.moved ?? false;
    drag.current = undefined;
    delete event.currentTarget.dataset.dragging;
  };

  return {
    onPointerDown: (event) => {
      dragged.current = false;
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      drag.current = { x: event.clientX, scroll: event.currentTarget.scrollLeft, moved: false };
    },
    onPointerMove: (event) => {
      const now = drag.current;
      if (!now) return;
      const way = event.clientX - now.x;
      if (!now.moved && Math.abs(way) < slack) return;
      if (!now.moved) {
        now.moved = true;
        // Not earlier, because a captured pointer would take the click from the picture.
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.dataset.dragging = '';
      }
      event.currentTarget.scrollLeft = now.scroll - way;
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event) => {
      if (!dragged.current) return;
      dragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // Prevents native dragging of pictures and links.
    onDragStart: (event) => event.preventDefault(),
  };
}
