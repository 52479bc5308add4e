// Written by `npm run register-blocks` from the folders beside it. Change those, and run it.
import type { KitExamples } from './kit-example.ts';
import { actionLinkExamples } from './action-link/action-link.examples.tsx';
import { buttonExamples } from './button/button.examples.tsx';
import { choiceExamples } from './choice/choice.examples.tsx';
import { disclosureExamples } from './disclosure/disclosure.examples.tsx';
import { fieldExamples } from './field/field.examples.tsx';
import { noticeExamples } from './notice/notice.examples.tsx';
import { pictureLinkExamples } from './picture-link/picture-link.examples.tsx';
import { playerExamples } from './player/player.examples.tsx';
import { ruleLinkExamples } from './rule-link/rule-link.examples.tsx';

export const registeredKit: Readonly<Record<string, KitExamples>> = {
  'action-link': actionLinkExamples,
  'button': buttonExamples,
  'choice': choiceExamples,
  'disclosure': disclosureExamples,
  'field': fieldExamples,
  'notice': noticeExamples,
  'picture-link': pictureLinkExamples,
  'player': playerExamples,
  'rule-link': ruleLinkExamples,
};
