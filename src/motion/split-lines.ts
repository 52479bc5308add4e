interface LineStart {
  node: Text;
  offset: number;
}

/** Lines may break after these: spaces except no-break spaces, hyphens, soft hyphens, dashes, slashes. */
const breakOpportunity = /(?<=[ \t\n\u00AD\u2010\u2013\u2014/-])/u;

/**
 * Wraps each visual line of a heading in a mask. Screen readers get the whole text as a label. Returns a function that
 * restores the original nodes, which React still refers to. Returns undefined if there is nothing to split, or if
 * splitting would change the height: a word broken mid-word, or a part that fills the rest of its line.
 */
export function splitLines(heading: HTMLElement): (() => void) | undefined {
  if (
    ![...heading.querySelectorAll('*')].every((part) => getComputedStyle(part).display.startsWith('inline'))
  )
    return undefined;
  const starts = lineStarts(heading);
  if (starts.length === 0) return undefined;
  const lines = starts.map((start, index) => wrapLine(heading, start, starts[index + 1], index));
  const text = (heading.textContent ?? '').replaceAll('\u00AD', '');
  const own = [...heading.childNodes];
  const { width, height } = heading.getBoundingClientRect();
  const isNamed = /^h[1-6]$/.test(heading.localName) && !heading.hasAttribute('aria-label');
  if (isNamed) {
    heading.setAttribute('aria-label', text);
    for (const line of lines) line.setAttribute('aria-hidden', 'true');
  }
  heading.dataset.motionSplit = '';
  // In a shrink-to-fit box, fixed lines would take less room than wrapped ones.
  heading.style.inlineSize = `${width}px`;
  heading.replaceChildren(...lines);
  const restore = () => {
    heading.replaceChildren(...own);
    heading.style.removeProperty('inline-size');
    delete heading.dataset.motionSplit;
    if (isNamed) heading.removeAttribute('aria-label');
  };
  if (Math.abs(heading.getBoundingClientRect().height - height) <= 1) return restore;
  restore();
  return undefined;
}

function lineStarts(heading: HTMLElement): LineStart[] {
  const starts: LineStart[] = [];
  const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let lowest = Number.NEGATIVE_INFINITY;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!(node instanceof Text)) continue;
    let offset = 0;
    for (const part of node.data.split(breakOpportunity)) {
      range.setStart(node, offset);
      range.setEnd(node, offset + part.length);
      const boxes = [...range.getClientRects()];
      // After a soft hyphen at a line's end, the hyphen's own box comes first.
      if (boxes.length > 1 && node.data.charAt(offset - 1) === '\u00AD') boxes.shift();
      const [box] = boxes;
      // A new line is below the middle of the previous one; a letter with its own style isn't.
      if (box && box.width > 0 && (box.top + box.bottom) / 2 > lowest) {
        starts.push({ node, offset });
        lowest = box.bottom;
      }
      offset += part.length;
    }
  }
  return starts;
}

function wrapLine(
  heading: HTMLElement,
  start: LineStart,
  next: LineStart | undefined,
  index: number,
): HTMLSpanElement {
  const range = document.createRange();
  if (index === 0) range.setStart(heading, 0);
  else range.setStart(start.node, start.offset);
  if (next) range.setEnd(next.node, next.offset);
  else range.setEnd(heading, heading.childNodes.length);
  const mask = document.createElement('span');
  const line = document.createElement('span');
  mask.dataset.motionLine = '';
  line.style.setProperty('--motion-place', String(index));
  line.append(range.cloneContents());
  if (next) showBreak(line);
  mask.append(line);
  return mask;
}

/** A soft hyphen shows only where the browser breaks the line, which it no longer does here. */
function showBreak(line: HTMLElement): void {
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let last: Text | undefined;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) if (node instanceof Text) last = node;
  if (last?.data.endsWith('\u00AD')) last.data = `${last.data.slice(0, -1)}\u2010`;
}
