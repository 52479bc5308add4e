import { watchPassing } from '#motion/watch-passing.ts';

/** Progress steps per chapter, about one per notch of the wheel; each costs as much as a frame allows. */
const steps = 16;

/** Shows in a page's index (`chapter-index.tsx`) which chapter is being read, and how far. */
export function wake(page: HTMLElement): void {
  const main = page.querySelector('main');
  if (!main) return;
  let stop = () => {};
  const start = () => {
    const chapters = [...main.querySelectorAll<HTMLElement>('[data-chapter]')];
    stop();
    stop = watchPassing(chapters, steps, (parts) => {
      const current = parts.findIndex((part) => part > 0 && part < 1);
      const index = page.querySelector<HTMLElement>('[data-chapters]');
      if (!index) return;
      if (index.dataset.current !== String(current)) showChapter(index, current, chapters[current]);
      for (const [order, half] of index.querySelectorAll('i').entries())
        half.style.rotate = `${Math.max(0, Math.min((parts[current] ?? 0) * 2 - (order % 2), 1)) * 180}deg`;
    });
  };
  start();
  // Links within the page don't close a popover.
  page.querySelector('[data-chapters]')?.addEventListener('click', ({ target }) => {
    if (target instanceof Element) target.closest('a')?.closest<HTMLElement>(':popover-open')?.hidePopover();
  });
  // A newer version of the page may have other chapters.
  new MutationObserver(start).observe(main, { childList: true });
}

/** @param current its place; -1 above the first chapter and below the last */
function showChapter(index: HTMLElement, current: number, chapter: HTMLElement | undefined): void {
  const links = [...index.querySelectorAll('ol a')];
  for (const link of links) link.removeAttribute('aria-current');
  const link = links[current];
  link?.setAttribute('aria-current', 'location');
  if (link) index.dataset.current = String(current);
  else delete index.dataset.current;
  const row = index.querySelector('button');
  const [label, number, name] = row?.children ?? [];
  const ground = chapter?.querySelector<HTMLElement>('[data-ground]')?.dataset.ground ?? 'white';
  if (row) row.dataset.ground = ground;
  label?.classList.toggle('visually-hidden', link !== undefined);
  number?.firstElementChild?.replaceChildren(link?.firstElementChild?.textContent ?? '');
  name?.replaceChildren(...(link?.lastElementChild?.cloneNode(true).childNodes ?? []));
  const mark = index.querySelector<HTMLElement>('[data-mark]');
  if (!mark) return;
  mark.dataset.ground = ground;
  const place = mark.firstElementChild;
  if (place instanceof HTMLElement && link) place.style.transform = `translateY(${current * 100}%)`;
}
