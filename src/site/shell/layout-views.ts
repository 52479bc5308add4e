import type { LayoutName } from '#pages/layout-names.ts';
import { layouts } from '#pages/layouts/layouts.ts';
import { LazyView } from '#ui/lazy-view.ts';
import type { PageViewProps } from './page-frame.tsx';

export const chapteredPage = new LazyView<PageViewProps>(() =>
  import('./chaptered-page.tsx').then((file) => file.ChapteredPage),
);

/** Loads the views of a layout. Must be awaited before rendering. */
export async function loadLayoutViews(layout: LayoutName): Promise<void> {
  await Promise.all([layouts[layout].view.load(), layout === 'strategie' && chapteredPage.load()]);
}

export function layoutFilesOf(layout: LayoutName): string[] {
  const own = `src/pages/layouts/${layout}-layout`;
  return layout === 'strategie' ? [own, 'src/site/shell/chaptered-page'] : [own];
}
