import type { PageDocument } from '#pages/page-document.ts';
import type { PublishedContent } from '#server/content/published-content.ts';

/** A page on the way down from the home page. */
export interface TrailStep {
  path: string;
  title: string;
}

/** The published pages above a page, by its path, from the home page down: of `/a/b` those at `/` and `/a`. */
export function trailOf(
  { path, locale }: Pick<PageDocument, 'path' | 'locale'>,
  content: Pick<PublishedContent, 'outline'>,
): TrailStep[] {
  if (path === '/') return [];
  const segments = path.split('/');
  return segments.slice(0, -1).flatMap((_, last) => {
    const above = content.outline(segments.slice(0, last + 1).join('/') || '/', locale);
    return above ? [{ path: above.path, title: above.title }] : [];
  });
}
