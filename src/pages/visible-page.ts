import type { PageDocument } from './page-document.ts';

/** Whether visitors may see the page at `now` (ms): the page's validate check. */
export function isVisible({ route }: Pick<PageDocument, 'route'>, now: number): boolean {
  const { visibleFrom, visibleUntil } = route;
  return (
    (visibleFrom === undefined || Date.parse(visibleFrom) <= now) &&
    (visibleUntil === undefined || now < Date.parse(visibleUntil))
  );
}
