import { defineLooks } from '#blocks/block-looks.ts';
import type { BlockByKind } from '#blocks/kinds.ts';
import { LazyView } from '#ui/lazy-view.ts';

const lookOf = { downloads: 'file-list', tokens: 'token-table', changes: 'change-list' } as const;

export const brandFilesLooks = defineLooks(
  {
    'token-table': new LazyView(async () => (await import('./token-table.tsx')).TokenTable),
    'change-list': new LazyView(async () => (await import('./change-list.tsx')).ChangeList),
    'file-list': new LazyView(async () => (await import('./file-list.tsx')).FileList),
  },
  ({ contents }: BlockByKind['brand-files']) => [lookOf[contents.of]],
);
