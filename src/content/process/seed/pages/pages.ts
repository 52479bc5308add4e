import type { DemoPage } from '../demo-page.ts';
import { barrierefreiheit } from './barrierefreiheit.ts';
import { datenschutz } from './datenschutz.ts';
import { dsIndex } from './ds-index.ts';
import { identitaet } from './identitaet.ts';
import { impressum } from './impressum.ts';
import { closedPollPage, home, shirtPoll, trainPoll } from './polls.ts';
import { strategie } from './strategie/strategie.ts';

/** Pages written by hand; the blocks' pages are built from their examples. */
export const writtenPages: readonly DemoPage[] = [
  home,
  strategie,
  dsIndex,
  identitaet,
  shirtPoll,
  trainPoll,
  closedPollPage,
  impressum,
  datenschutz,
  barrierefreiheit,
];
