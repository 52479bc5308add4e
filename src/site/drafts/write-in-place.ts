export interface PointedWords {
  box: HTMLElement;
  words: string;
  x: number;
  y: number;
}

/** The text of the nearest block-level element, if that contains only inline content. */
export function wordsAt({ target, clientX, clientY }: MouseEvent): PointedWords | undefined {
  // Clickable elements are not editable in place.
  if (!(target instanceof Element) || target.closest('summary, button, label')) return undefined;
  let box: Element | null = target;
  while (box && isInline(box)) box = box.parentElement;
  const words = box?.textContent?.trim();
  if (!(box instanceof HTMLElement) || !words || ![...box.querySelectorAll('*')].every(isInline))
    return undefined;
  return { box, words, x: clientX, y: clientY };
}

function isInline(element: Element): boolean {
  return getComputedStyle(element).display.startsWith('inline');
}

/**
 * Makes a text editable in place, with the caret at the click, until Enter, Escape or blur. Calls `written` on each
 * change and `ended` once.
 */
export function writeInPlace(
  { box, x, y }: PointedWords,
  { written, ended }: { written: (words: string) => void; ended: () => void },
): void {
  const listening = new AbortController();
  const { signal } = listening;
  box.contentEditable = 'plaintext-only';
  box.dataset.writing = '';
  box.focus();
  const caret = document.caretPositionFromPoint?.(x, y);
  if (caret && box.contains(caret.offsetNode)) getSelection()?.collapse(caret.offsetNode, caret.offset);
  box.addEventListener('input', () => written(box.textContent ?? ''), { signal });
  box.addEventListener(
    'keydown',
    (event) => {
      // Input methods use these keys themselves.
      if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
      event.preventDefault();
      box.blur();
    },
    { signal },
  );
  box.addEventListener(
    'blur',
    () => {
      listening.abort();
      box.removeAttribute('contenteditable');
      box.removeAttribute('data-writing');
      ended();
    },
    { signal },
  );
}
