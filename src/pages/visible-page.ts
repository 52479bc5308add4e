import type { PageDocument } from './page-document.ts';

/** The page's validate check: whether visitors may see it at `now` (ms). */
export function isVisible({ route }: Pick<PageDocument, 'route'>, now: number): boolean {
  const { visibleFrom, visibleUntil } = route;
  return (
    (visibleFrom === undefined || Date.parse(visibleFrom) <= now) &&
    (visibleUntil === undefined || now < Date.parse(visibleUntil))
  );
}
