import type { LayoutName } from '#pages/layout-names.ts';
import { layouts } from '#pages/layouts/layouts.ts';
import { LazyView } from '#ui/lazy-view.ts';
import type { PageViewProps } from './page-frame.tsx';

/** Pages in the layout `strategie`. */
export const chapteredPage = new LazyView<PageViewProps>(() =>
  import('./chaptered-page.tsx').then((file) => file.ChapteredPage),
);

/** Loads what only pages in this layout need. Must be awaited before one is rendered. */
export async function loadLayoutViews(layout: LayoutName): Promise<void> {
  await Promise.all([layouts[layout].view.load(), layout === 'strategie' && chapteredPage.load()]);
}

/** The files, without ending, that are loaded with a layout. */
export function layoutFilesOf(layout: LayoutName): string[] {
  const own = `src/pages/layouts/${layout}-layout`;
  return layout === 'strategie' ? [own, 'src/site/shell/chaptered-page'] : [own];
}
