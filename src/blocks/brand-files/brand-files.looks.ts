import { defineLooks } from '#blocks/block-looks.ts';
import type { BlockByKind } from '#blocks/kinds.ts';
import { LazyView } from '#ui/lazy-view.ts';

export const brandFilesLooks = defineLooks(
  {
    'token-table': new LazyView(async () => (await import('./token-table.tsx')).TokenTable),
    'file-list': new LazyView(async () => (await import('./file-list.tsx')).FileList),
  },
  ({ contents }: BlockByKind['brand-files']) => [contents.of === 'tokens' ? 'token-table' : 'file-list'],
);
