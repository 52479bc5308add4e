import { defineLooks } from '#blocks/block-looks.ts';
import type { BlockByKind } from '#blocks/kinds.ts';
import { LazyView } from '#ui/lazy-view.ts';

export const brandFilesLooks = defineLooks(
  {
    'record-table': new LazyView(() => import('./record-table.tsx').then((file) => file.RecordTable)),
    'file-list': new LazyView(() => import('./file-list.tsx').then((file) => file.FileList)),
  },
  ({ contents }: BlockByKind['brand-files']) => [contents.of === 'downloads' ? 'file-list' : 'record-table'],
);
