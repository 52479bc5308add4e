import { defineLooks } from '#blocks/block-looks.ts';
import { ViewInSight } from '#ui/view-in-sight.tsx';

/** Logo versions; deferred, since the server-rendered page shows them without script. */
export const logosLooks = defineLooks(
  { 'logo-sheet': new ViewInSight(() => import('./logo-sheet.tsx').then((file) => file.LogoSheet)) },
  () => ['logo-sheet'],
);
