import type { BlockByKind } from '#blocks/kinds.ts';

export const pollLooks = ({ poll, result }: BlockByKind['poll']) => {
  if (!poll) return [];
  return [result ? 'final-result' : 'ballot-sheet'];
};
