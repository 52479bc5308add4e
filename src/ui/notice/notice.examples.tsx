import type { KitExamples } from '../kit-example.ts';
import { Notice } from './notice.tsx';

const words = {
  problem: {
    de: 'Hier fehlt noch etwas: Schreib deine Adresse so, wie du sie in ein E-Mail-Programm schreiben würdest.',
    en: 'Something is missing here: write your address as you would in a mail program.',
  },
  state: {
    de: 'Kein Netz. Lass die Seite offen: Deine Stimme geht hinaus, sobald es wieder da ist.',
    en: 'No network. Leave the page open: your vote goes out as soon as it is back.',
  },
} as const;

export const noticeExamples: KitExamples = {
  purpose: {
    de: 'Ein Satz zu dem, was jemand getan oder ausgefüllt hat.',
    en: 'A sentence about what someone has done or filled in.',
  },
  examples: [
    {
      id: 'problem',
      name: { de: 'Was noch zu ändern ist', en: 'What has to be put right' },
      view: (locale) => <Notice look="problem">{words.problem[locale]}</Notice>,
    },
    {
      id: 'state',
      name: { de: 'Wie es steht', en: 'How things stand' },
      view: (locale) => <Notice look="state">{words.state[locale]}</Notice>,
    },
  ],
};
