import { LazyView } from '#ui/lazy-view.ts';

/** What a poll is before its result is final, and after. A page loads the one that it shows. */
export const sheets = {
  ballot: new LazyView(async () => (await import('./ballot-sheet.tsx')).BallotSheet),
  result: new LazyView(async () => (await import('./final-result.tsx')).FinalResult),
};
