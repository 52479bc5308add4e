/** Pixels; a shorter movement is a click. */
const slack = 5;

/** Drag to scroll with a mouse; suppresses the click after a drag. */
export function wake(reel: HTMLElement): void {
  let drag: { x: number; scroll: number; moved: boolean } | undefined;
  let wasDragged = false;

  const end = () => {
    wasDragged = drag?.moved ?? false;
    drag = undefined;
    delete reel.dataset.dragging;
  };
  reel.addEventListener('pointerdown', ({ pointerType, button, clientX }) => {
    wasDragged = false;
    if (pointerType !== 'mouse' || button !== 0) return;
    drag = { x: clientX, scroll: reel.scrollLeft, moved: false };
  });
  reel.addEventListener('pointermove', ({ clientX, pointerId }) => {
    if (!drag) return;
    const way = clientX - drag.x;
    if (!drag.moved && Math.abs(way) < slack) return;
    if (!drag.moved) {
      drag.moved = true;
      // Not earlier, because a captured pointer would take the click from the picture.
      reel.setPointerCapture(pointerId);
      reel.dataset.dragging = '';
    }
    reel.scrollLeft = drag.scroll - way;
  });
  reel.addEventListener('pointerup', end);
  reel.addEventListener('pointercancel', end);
  reel.addEventListener(
    'click',
    (event) => {
      if (!wasDragged) return;
      wasDragged = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  // Prevents native dragging of pictures and links.
  reel.addEventListener('dragstart', (event) => event.preventDefault());
  reel.addEventListener('focusin', showFocused);
}

/** Scrolls a keyboard-focused picture fully into view; browsers only show its edge. */
function showFocused({ target, currentTarget }: FocusEvent): void {
  if (!(target instanceof Element) || target === currentTarget || !target.matches(':focus-visible')) return;
  target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'start' });
}
