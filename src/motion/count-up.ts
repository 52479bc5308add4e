/** Milliseconds. */
const duration = 1000;

/**
 * Counts the digits of an element's text up from zero. Every character keeps its place and width: 1.893 starts at
 * 0.000, so nothing around it moves. Returns a function that jumps to the final value.
 */
export function countUp(element: HTMLElement, onEnd: () => void): () => void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const node = texts.nextNode();
  const final = node instanceof Text ? node.data : '';
  const digits = final.replace(/\D/g, '');
  let frame = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    if (node instanceof Text) node.data = final;
  };
  // Nothing to count, or more digits than a number holds exactly.
  if (!(node instanceof Text) || digits.length === 0 || digits.length > 15) {
    frame = requestAnimationFrame(onEnd);
    return end;
  }
  const start = performance.now();
  const show = (now: number) => {
    const passed = Math.min(1, Math.max(0, (now - start) / duration));
    if (passed === 1) {
      onEnd();
      return;
    }
    node.data = inPlaces(final, Math.floor(Number(digits) * passed * (2 - passed)), digits.length);
    frame = requestAnimationFrame(show);
  };
  frame = requestAnimationFrame(show);
  return end;
}

/** Writes a number into another one's digits: 42 in "1.893" is "0.042". */
export function inPlaces(pattern: string, value: number, places: number): string {
  const digits = [...String(value).padStart(places, '0')];
  return pattern.replace(/\d/g, () => digits.shift() ?? '0');
}
