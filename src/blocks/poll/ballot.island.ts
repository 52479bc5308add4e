import { hasNews } from './ballot-news.ts';
import type { BallotSheetProps } from './ballot-sheet.tsx';

export function isNeeded({ poll, facts }: BallotSheetProps, ballot: HTMLElement): boolean {
  return hasNews(poll, facts.state) || ballot.querySelector('input:checked') !== null;
}
