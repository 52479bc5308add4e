import type { KitExamples } from '../kit-example.ts';
import { Notice, Problems } from './notice.tsx';

const words = {
  problem: {
    de: 'Hier fehlt noch etwas: Schreib deine Adresse so, wie du sie in ein E-Mail-Programm schreiben würdest.',
    en: 'Something is missing here: write your address as you would in a mail program.',
  },
  code: { de: 'Diesen Code kennen wir nicht.', en: 'We don’t know this code.' },
  missing: { de: 'Dieses Formular gibt es nicht mehr.', en: 'This form no longer exists.' },
  state: {
    de: 'Kein Netz. Lass die Seite offen: Deine Stimme geht raus, sobald das Netz wieder da ist.',
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
      view: (language) => <Notice look="problem">{words.problem[language]}</Notice>,
    },
    {
      id: 'problems',
      name: { de: 'Mehreres auf einmal', en: 'Several things at once' },
      view: (language) => (
        <Problems
          problems={[
            { field: 'mail', message: words.problem[language] },
            { field: 'code', message: words.code[language] },
          ]}
        />
      ),
    },
    {
      id: 'missing',
      name: { de: 'Was es nicht mehr gibt', en: 'What is gone' },
      view: (language) => <Notice look="missing">{words.missing[language]}</Notice>,
    },
    {
      id: 'state',
      name: { de: 'Wie es steht', en: 'How things stand' },
      view: (language) => <Notice look="state">{words.state[language]}</Notice>,
    },
  ],
};
