/** Where words were clicked. */
export interface PointedWords {
  box: HTMLElement;
  words: string;
  x: number;
  y: number;
}

/** The words that a click means: those of the smallest box round it, if there is nothing but words in it. */
export function wordsAt({ target, clientX, clientY }: MouseEvent): PointedWords | undefined {
  // What is pressed is no place to write in.
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
 * Lets the words be written where they stand, from where they were clicked, until somebody presses Enter or Escape or goes
 * elsewhere. Calls `written` with each change, and `ended` once.
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
      // An input method has keys of its own.
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
