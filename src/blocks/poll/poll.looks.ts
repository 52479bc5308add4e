import { defineLooks } from '#blocks/block-looks.ts';
import type { BlockByKind } from '#blocks/kinds.ts';
import { LazyView } from '#ui/lazy-view.ts';

/** What a poll is before its result is final, and after. */
export const pollLooks = defineLooks(
  {
    'ballot-sheet': new LazyView(async () => (await import('./ballot-sheet.tsx')).BallotSheet),
    'final-result': new LazyView(async () => (await import('./final-result.tsx')).FinalResult),
  },
  ({ poll, result }: BlockByKind['poll']) => {
    if (!poll) return [];
    return [result ? 'final-result' : 'ballot-sheet'];
  },
);
