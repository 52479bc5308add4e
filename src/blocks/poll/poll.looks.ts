import { defineLooks } from '#blocks/block-looks.ts';
import type { BlockByKind } from '#blocks/kinds.ts';
import { IslandView } from '#ui/island-view.ts';
import { LazyView } from '#ui/lazy-view.ts';

export const pollLooks = defineLooks(
  {
    'ballot-sheet': new IslandView('ballot', () =>
      import('./ballot-sheet.tsx').then((file) => file.BallotSheet),
    ),
    'final-result': new LazyView(() => import('./final-result.tsx').then((file) => file.FinalResult)),
  },
  ({ poll, result }: BlockByKind['poll']) => {
    if (!poll) return [];
    return [result ? 'final-result' : 'ballot-sheet'];
  },
);
