/**
 * Turns a word processor's lists into lists. It writes each entry as a paragraph that names its level, with the bullet
 * or number as text before it.
 */
export function restoreLists(page: Document): void {
  /** From the outermost to the one that the last entry is in. */
  let open: Element[] = [];
  for (const paragraph of page.querySelectorAll('p')) {
    const level = /mso-list\s*:[^;]*\blevel(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1];
    if (level === undefined) continue;
    // Only a paragraph right after a list goes on with it.
    if (paragraph.previousElementSibling !== open[0]) open = [];
    const depth = Math.min(Number(level), open.length + 1);
    const kind = isNumbered(takenMarker(paragraph)) ? 'ol' : 'ul';
    open = open.slice(0, open[depth - 1]?.localName === kind ? depth : depth - 1);
    if (open.length < depth) {
      const list = page.createElement(kind);
      const around = open.at(-1)?.lastElementChild;
      if (around) around.append(list);
      else paragraph.before(list);
      open.push(list);
    }
    const entry = page.createElement('li');
    entry.append(...paragraph.childNodes);
    open.at(-1)?.append(entry);
    paragraph.remove();
  }
}

/** Removes the bullet or number with its blanks, and returns it. */
function takenMarker(paragraph: Element): string {
  const marks = [...paragraph.querySelectorAll('[style]')].filter((part) =>
    /mso-list\s*:\s*ignore/i.test(part.getAttribute('style') ?? ''),
  );
  const marker = marks.map((part) => part.textContent).join('');
  for (const mark of marks) mark.remove();
  return marker.trim();
}

/** `1.`, `(a)`, `iv)`; the bullet of the second level is a bare “o”. */
function isNumbered(marker: string): boolean {
  return /^\(?(?:\d+|[a-z]+)[.)]/i.test(marker);
}
