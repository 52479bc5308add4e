import { blocksById } from '#pages/draft-blocks.ts';

/** Where a reader looks, as a share of the frame's height. */
const line = 0.3;

/**
 * Synchronizes two frames with versions of one page: scales each to its box, outlines the `marked` blocks, opens
 * folded parts around them, and keeps the same block in view in both. Returns a function that stops it.
 */
export function lookTogether(frames: readonly HTMLIFrameElement[], marked: ReadonlySet<string>): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const begun = new WeakSet<Document>();
  /** The scroll position that the other frame has set. */
  const led = new WeakMap<HTMLIFrameElement, number>();

  const follow = (from: HTMLIFrameElement) => {
    const [view, page] = [from.contentWindow, from.contentDocument];
    if (!view || !page || led.get(from) === view.scrollY) return;
    led.delete(from);
    for (const to of frames) {
      if (to === from || !to.contentWindow || !to.contentDocument) continue;
      to.contentWindow.scrollTo({ top: placeIn(to.contentDocument, page), behavior: 'instant' });
      led.set(to, to.contentWindow.scrollY);
    }
  };

  const begin = (frame: HTMLIFrameElement) => {
    const page = frame.contentDocument;
    if (!page || begun.has(page)) return;
    begun.add(page);
    // The panel beside it shows what its banner says.
    page.documentElement.dataset.compared = '';
    for (const [id, block] of blocksById(page)) {
      if (!marked.has(id)) continue;
      // The outline of the block being edited in a draft.
      block.toggleAttribute('data-at-hand', true);
      unfold(block);
    }
    frame.contentWindow?.addEventListener('scroll', () => follow(frame), { passive: true, signal });
  };

  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) scale(target);
  });
  for (const frame of frames) {
    if (frame.parentElement) sizes.observe(frame.parentElement);
    frame.addEventListener('load', () => begin(frame), { signal });
    // It may have loaded before the admin's script.
    if (frame.contentDocument?.readyState === 'complete') begin(frame);
  }
  return () => {
    listening.abort();
    sizes.disconnect();
  };
}

/** Scrolls to a block in the last frame that has it; the other one follows. */
export function lookAt(frames: readonly HTMLIFrameElement[], block: string): void {
  for (const { contentDocument, contentWindow } of frames.toReversed()) {
    const shown = contentDocument && blocksById(contentDocument).get(block);
    if (!contentWindow || !shown) continue;
    unfold(shown);
    const above = (contentWindow.innerHeight * line) / 2;
    const top = contentWindow.scrollY + shown.getBoundingClientRect().top - above;
    contentWindow.scrollTo({ top, behavior: 'instant' });
    return;
  }
}

function unfold(element: Element): void {
  for (let folded = element.closest('details'); folded; ) {
    folded.open = true;
    folded = folded.parentElement?.closest('details') ?? null;
  }
}

/** Scales a desktop page to the width of its box. */
function scale(box: Element): void {
  const frame = box.querySelector('iframe');
  if (box instanceof HTMLElement && frame && frame.offsetWidth > 0)
    box.style.setProperty('--scale', String(box.clientWidth / frame.offsetWidth));
}

/** The scroll position that shows the same block as the other page; blocks that only one of them has are skipped. */
function placeIn(to: Document, from: Document): number {
  const [view, other] = [from.defaultView, to.defaultView];
  if (!view || !other) return 0;
  const looked = view.innerHeight * line;
  const theirs = blocksById(to);
  let place = view.scrollY;
  for (const [id, block] of blocksById(from)) {
    const twin = theirs.get(id);
    // Folded blocks have no position.
    if (!twin?.checkVisibility() || !block.checkVisibility()) continue;
    const [{ top, height }, their] = [block.getBoundingClientRect(), twin.getBoundingClientRect()];
    if (top > looked) break;
    const share = height > 0 ? Math.min(1, (looked - top) / height) : 0;
    place = other.scrollY + their.top + share * their.height - looked;
  }
  return place;
}
