import type { DemoPage } from '../../demo-page.ts';
import { colour } from './colour.ts';
import { future } from './future.ts';
import { opening } from './opening.ts';
import { pictures } from './pictures.ts';
import { position } from './position.ts';
import { sign } from './sign.ts';
import { type } from './type.ts';
import { values } from './values.ts';
import { voice } from './voice.ts';

const parts = [opening, position, values, sign, colour, type, pictures, voice, future];

export const strategie: DemoPage = {
  path: '/strategie',
  layout: 'strategie',
  de: {
    title: 'Strategie',
    description:
      'Der Ring bleibt: Position, Werte, Zeichen, Farbe, Schrift, Bild und Stimme des VfB, und wohin er bis 2033 geht.',
    blocks: parts.flatMap((part) => part.de),
  },
  en: {
    title: 'Strategy',
    description:
      'The ring holds: the position, values, symbol, colour, type, pictures and voice of VfB, and where it is going by 2033.',
    blocks: parts.flatMap((part) => part.en),
  },
};
