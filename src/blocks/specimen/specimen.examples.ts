import type { BlockExample } from '#blocks/define-block.ts';
import type { specimen } from './specimen.fields.ts';

export const specimenExamples: readonly BlockExample<typeof specimen>[] = [
  {
    id: 'default',
    name: { de: 'Kontraste nach Zweck', en: 'Contrast by purpose' },
    purpose: {
      de: 'Welche Farbe auf welchem Grund, wofür, und welche stattdessen.',
      en: 'Which colour on which ground, for what, and which one instead.',
    },
    content: {
      de: { title: 'Was auf was stehen darf', subject: 'contrasts' },
      en: { title: 'What may stand on what', subject: 'contrasts' },
    },
  },
  {
    id: 'type',
    name: { de: 'Schrift', en: 'Type' },
    purpose: {
      de: 'Mit eigenen Wörtern, so groß, breit und stark, wie es der Schnitt hergibt.',
      en: 'With words of your own, as large, wide and heavy as the face can be.',
    },
    content: {
      de: { subject: 'type', words: 'Straße zum Fußball', ground: 'sand' },
      en: { subject: 'type', words: 'The road to the match', ground: 'sand' },
    },
  },
  {
    id: 'type-scale',
    name: { de: 'Schriftgrößen', en: 'Type scale' },
    purpose: {
      de: 'Alle Größen untereinander, in derselben Zeile.',
      en: 'Every size below the other, in the same line.',
    },
    content: { de: { subject: 'typeScale' }, en: { subject: 'typeScale' } },
  },
  {
    id: 'space',
    name: { de: 'Raum und Raster', en: 'Space and grid' },
    purpose: {
      de: 'Die Schritte in ihrer Größe, die Spalten in diesem Fenster.',
      en: 'The steps at their size, the columns in this window.',
    },
    content: { de: { subject: 'space', ground: 'sand' }, en: { subject: 'space', ground: 'sand' } },
  },
  {
    id: 'motion',
    name: { de: 'Bewegung', en: 'Motion' },
    purpose: {
      de: 'Zum Abspielen und Verlangsamen; im Stillstand als Spur.',
      en: 'To play and to slow down; at rest as its trace.',
    },
    content: { de: { subject: 'motion' }, en: { subject: 'motion' } },
  },
  {
    id: 'clear-space',
    name: { de: 'Schutzraum', en: 'Clear space' },
    purpose: {
      de: 'Wie viel um ein Zeichen frei bleibt, und wie klein es sein darf.',
      en: 'How much stays free round a mark, and how small it may be.',
    },
    content: { de: { subject: 'clearSpace', ground: 'sand' }, en: { subject: 'clearSpace', ground: 'sand' } },
  },
  {
    id: 'right-and-wrong',
    name: { de: 'Richtig und falsch', en: 'Right and wrong' },
    purpose: {
      de: 'Vier Regeln, die man mit dem Finger bricht.',
      en: 'Four rules to break with a finger.',
    },
    content: { de: { subject: 'rightAndWrong' }, en: { subject: 'rightAndWrong' } },
  },
  {
    id: 'applications',
    name: { de: 'Anwendungen', en: 'Applications' },
    purpose: {
      de: 'Von der Fahne bis zur Visitenkarte, nebeneinander so groß, wie sie sind.',
      en: 'From the flag to the business card, as large beside each other as they are.',
    },
    content: {
      de: { subject: 'applications', ground: 'sand' },
      en: { subject: 'applications', ground: 'sand' },
    },
  },
  {
    id: 'long-words',
    name: { de: 'Lange Wörter', en: 'Long words' },
    purpose: {
      de: 'Eine Überschrift, die sich trennen lässt, und Wörter, die es nicht tun.',
      en: 'A heading that can be broken, and words that can’t.',
    },
    isStressTest: true,
    content: {
      de: {
        title: 'Eintritts\u00ADkarten\u00ADvorverkaufs\u00ADstellen\u00ADverzeichnis',
        subject: 'type',
        words: 'Flutlichtmastenwartungsvertragsverlängerungsoption',
        ground: 'night',
      },
      en: {
        title: 'Mis\u00ADinter\u00ADpretations of over\u00ADsimplifi\u00ADcations',
        subject: 'type',
        words: 'Uncharacteristicallystraightforwardgroundskeeping',
        ground: 'night',
      },
    },
  },
  {
    id: 'worst-case',
    name: { de: 'Nichts ausgefüllt', en: 'Nothing filled in' },
    purpose: { de: 'Dann sind es die Kontraste.', en: 'Then it is the contrasts.' },
    isStressTest: true,
    content: { de: {}, en: {} },
  },
];
