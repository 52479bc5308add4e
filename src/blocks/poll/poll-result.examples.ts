import type { Media } from '#fields/media.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import type { Poll } from '#polls/poll.fields.ts';
import type { Tally } from '#polls/tally.ts';

export interface PollResultExample {
  id: string;
  purpose: EditorText;
  poll: { de: Poll; en: Poll };
  result: Tally;
}

/** Results in every form: with and without pictures, clear and close, as drawing and as list. */
export const pollResultExamples: readonly PollResultExample[] = [
  {
    id: 'with-pictures',
    purpose: {
      de: 'Der Ring des Siegers schließt sich um sein Trikot.',
      en: 'The winner’s ring closes round its shirt.',
    },
    poll: {
      de: poll('Was tragen wir morgen?', ['Heim', 'Auswärts', 'Ausweich'], 'trikot'),
      en: poll('What do we wear tomorrow?', ['Home', 'Away', 'Third'], 'shirt'),
    },
    result: { counts: { a: 11_125, b: 23_900, c: 6_182 }, total: 41_207 },
  },
  {
    id: 'without-pictures',
    purpose: {
      de: 'Ohne Bild steht die Zahl im Ring, und das Wort davor.',
      en: 'Without a picture the figure stands in the ring, and the word before it.',
    },
    poll: {
      de: poll('Wie breit?', ['Schmal', 'Klassisch', 'Breit']),
      en: poll('How wide?', ['Narrow', 'Classic', 'Wide']),
    },
    result: { counts: { a: 8_196, b: 13_981, c: 26_034 }, total: 48_211 },
  },
  {
    id: 'close',
    purpose: {
      de: 'Sechs Antworten, dicht beieinander: Das Band wird dünner, damit der Ring sich schließt.',
      en: 'Six answers close together: the band gets thinner so that the ring can close.',
    },
    poll: {
      de: poll('Was zuerst?', ['Uhr', 'Wegweiser', 'Wasser', 'Fahrradbügel', 'Bänke', 'Schatten']),
      en: poll('What first?', ['A clock', 'Signposts', 'Water', 'Bicycle racks', 'Benches', 'Shade']),
    },
    result: { counts: { a: 260, b: 250, c: 190, d: 150, e: 140, f: 10 }, total: 1_000 },
  },
  {
    id: 'draw',
    purpose: { de: 'Niemand gewinnt, kein Ring schließt sich.', en: 'Nobody wins, and no ring closes.' },
    poll: {
      de: poll('Wohin mit den Formularen?', [
        'Dauer\u00ADkarten\u00ADinhaber\u00ADschalter',
        'Brief\u00ADkasten',
      ]),
      en: poll('Where do the forms go?', ['The season-ticket holders’ counter', 'The letterbox']),
    },
    result: { counts: { a: 12, b: 12 }, total: 24 },
  },
  {
    id: 'nobody',
    purpose: { de: 'Noch hat niemand abgestimmt.', en: 'Nobody has voted yet.' },
    poll: { de: poll('Noch mal?', ['Ja', 'Nein']), en: poll('Again?', ['Yes', 'No']) },
    result: { counts: {}, total: 0 },
  },
];

function poll(question: string, options: readonly string[], picture?: string): Poll {
  return {
    id: question,
    question,
    method: 'single',
    minChoices: 1,
    maxChoices: 1,
    options: options.map((label, index) => ({
      id: String.fromCharCode(97 + index),
      label,
      detail: undefined,
      image: picture === undefined ? undefined : pictureOf(`${picture}-${index + 1}`),
    })),
    introduction: undefined,
    thanks: undefined,
    consent: undefined,
    randomOrder: false,
    integrity: 'device',
    resultsShown: 'always',
    resultsAs: 'share',
    opensAt: undefined,
    closesAt: undefined,
  };
}

function pictureOf(name: string): Media {
  return {
    id: name,
    type: 'image',
    src: `/media/${name}.png`,
    mimeType: 'image/png',
    width: 2400,
    height: 1680,
    size: 90_000,
    alt: '',
    focal: { x: 50, y: 50 },
    sources: [],
  };
}
