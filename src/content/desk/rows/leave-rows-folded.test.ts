import type { FormState } from 'payload';
import { expect, it } from 'vitest';
import { leaveRowsFolded } from './leave-rows-folded.ts';

it('says nothing of the folds of rows that a form has, and keeps all else', () => {
  const state: FormState = {
    title: { value: 'Ring' },
    blocks: {
      value: 3,
      valid: false,
      rows: [
        { id: 'a', blockType: 'headline', collapsed: true },
        { id: 'b', blockType: 'gallery', collapsed: false, isLoading: true },
        { id: 'c', blockType: 'gallery', collapsed: true, addedByServer: true },
      ],
    },
  };
  expect(leaveRowsFolded(state)).toEqual({
    title: { value: 'Ring' },
    blocks: {
      value: 3,
      valid: false,
      rows: [
        { id: 'a', blockType: 'headline' },
        { id: 'b', blockType: 'gallery', isLoading: true },
        { id: 'c', blockType: 'gallery', collapsed: true, addedByServer: true },
      ],
    },
  });
});
