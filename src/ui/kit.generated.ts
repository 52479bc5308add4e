// Written by `npm run register-blocks` from the folders beside it. Change those, and run it.
import type { KitExamples } from './kit-example.ts';
import { actionLinkExamples } from './action-link/action-link.examples.tsx';
import { buttonExamples } from './button/button.examples.tsx';
import { pictureLinkExamples } from './picture-link/picture-link.examples.tsx';
import { playerExamples } from './player/player.examples.tsx';

export const registeredKit: Readonly<Record<string, KitExamples>> = {
  'action-link': actionLinkExamples,
  'button': buttonExamples,
  'picture-link': pictureLinkExamples,
  'player': playerExamples,
};
