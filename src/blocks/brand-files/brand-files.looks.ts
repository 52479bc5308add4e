import { defineLooks } from '#blocks/block-looks.ts';
import type { BlockByKind } from '#blocks/kinds.ts';
import { LazyView } from '#ui/lazy-view.ts';

export const brandFilesLooks = defineLooks(
  {
    'record-table': new LazyView(async () => (await import('./record-table.tsx')).RecordTable),
    'file-list': new LazyView(async () => (await import('./file-list.tsx')).FileList),
  },
  ({ contents }: BlockByKind['brand-files']) => [contents.of === 'downloads' ? 'file-list' : 'record-table'],
);
