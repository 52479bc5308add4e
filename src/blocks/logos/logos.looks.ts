import { defineLooks } from '#blocks/block-looks.ts';
import { ViewInSight } from '#ui/view-in-sight.tsx';

/** Each version of the logo; a page as the server wrote it needs no script to show them. */
export const logosLooks = defineLooks(
  { 'logo-sheet': new ViewInSight(() => import('./logo-sheet.tsx').then((file) => file.LogoSheet)) },
  () => ['logo-sheet'],
);
