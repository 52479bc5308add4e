import type { PageDocument } from '#pages/page-document.ts';
import type { PublishedContent } from '#server/content/published-content.ts';

export interface TrailStep {
  path: string;
  title: string;
}

/** The published pages above a page by its path, from the home page down: for `/a/b` those at `/` and `/a`. */
export function trailOf(
  { path, locale }: Pick<PageDocument, 'path' | 'locale'>,
  content: Pick<PublishedContent, 'outline'>,
): TrailStep[] {
  const steps: TrailStep[] = [];
  if (path === '/') return steps;
  for (let end = 0; end >= 0; end = path.indexOf('/', end + 1)) {
    const above = content.outline(path.slice(0, end) || '/', locale);
    if (above) steps.push({ path: above.path, title: above.title });
  }
  return steps;
}
