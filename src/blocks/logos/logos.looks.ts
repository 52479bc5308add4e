import { defineLooks } from '#blocks/block-looks.ts';
import { LazyView } from '#ui/lazy-view.ts';

/** Logo versions; deferred, since the server-rendered page shows them without script. */
export const logosLooks = defineLooks(
  { 'logo-sheet': new LazyView(() => import('./logo-sheet.tsx').then((file) => file.LogoSheet)) },
  () => ['logo-sheet'],
);
