import type { DemoPage } from '../../demo-page.ts';
import { attitude } from './attitude.ts';
import { colour } from './colour.ts';
import { place } from './place.ts';
import { sign } from './sign.ts';
import { tone } from './tone.ts';

const parts = [place, attitude, sign, colour, tone];

export const strategy: DemoPage = {
  path: '/strategie',
  layout: 'strategie',
  de: {
    title: 'Herkunft',
    description:
      'Ein Verein, der nach einem Wasserlauf heißt: Ort, Haltung, Zeichen, Farbe und Ton des Priels.',
    blocks: [
      {
        kind: 'hero',
        title: 'Wasser findet seinen Weg.',
        lead: 'Woher wir kommen, woran man uns erkennt.\nLesezeit: bis das Wasser am Zaun steht.',
        look: 'type',
        links: [],
      },
      ...parts.flatMap((part) => part.de),
    ],
  },
  en: {
    title: 'Origins',
    description:
      'A club named after a watercourse: the place, the attitude, the symbol, the colours and the tone of Priel.',
    blocks: [
      {
        kind: 'hero',
        title: 'Water finds its way.',
        lead: 'Where we come from, and how you know us.\nReading time: until the water is at the fence.',
        look: 'type',
        links: [],
      },
      ...parts.flatMap((part) => part.en),
    ],
  },
};
