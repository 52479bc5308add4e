import type { DemoPage } from '../demo-page.ts';
import { passages } from './markdown-text.ts';

const german = passages(
  '**Diese Website ist eine Vorführung.** Sie ist nicht die Website eines bestehenden Vereins und wird von keinem betrieben, beauftragt oder gebilligt. Namen, Daten, Zahlen, Preise, Zitate und Abstimmungen im mitgelieferten Inhalt sind Beispiele.',
);

const germanAfter = passages(
  '## Bilder und Schrift',
  'Alle Motive, Trikots und Logos im mitgelieferten Inhalt sind für diese Website gezeichnet. Sie zeigen kein Wappen und kein Zeichen eines bestehenden Vereins.',
  'Die Schrift ist Archivo, Copyright 2020 The Archivo Project Authors, unter der SIL Open Font License 1.1.',
);

const english = passages(
  '**This website is a demonstration.** It is not the website of any existing club, nor is it run, commissioned or endorsed by one. Names, dates, figures, prices, quotes and polls in the supplied content are illustrative.',
  'German law applies to this notice; section numbers refer to it.',
);

const englishAfter = passages(
  '## Pictures and type',
  'All motifs, shirts and logos in the supplied content were drawn for this site. They show no crest and no mark of an existing club.',
  'The typeface is Archivo, copyright 2020 The Archivo Project Authors, under the SIL Open Font License 1.1.',
);

export const impressum: DemoPage = {
  path: '/impressum',
  layout: 'default',
  de: {
    title: 'Impressum',
    description:
      'Wer diese Website betreibt und wie man uns erreicht. Der mitgelieferte Inhalt ist beispielhaft.',
    blocks: [
      { kind: 'headline', title: 'Impressum', intro: 'Wer hier spricht.', size: 'large' },
      { kind: 'rich-text', content: german },
      { kind: 'club-details', title: 'Angaben nach §\u00A05 DDG', part: 'provider', anchor: 'anbieter' },
      { kind: 'rich-text', content: germanAfter },
    ],
  },
  en: {
    title: 'Imprint',
    description: 'Who runs this site and how to reach them. The supplied content is illustrative.',
    blocks: [
      { kind: 'headline', title: 'Imprint', intro: 'Who is speaking here.', size: 'large' },
      { kind: 'rich-text', content: english },
      { kind: 'club-details', title: 'Provider (section\u00A05 DDG)', part: 'provider', anchor: 'provider' },
      { kind: 'rich-text', content: englishAfter },
    ],
  },
};
