import { defineBlock } from '#blocks/define-block.ts';
import { optionalText } from '#fields/text.ts';
import { subject } from './specimen-subject.ts';

export const specimen = defineBlock({
  kind: 'specimen',
  place: 210,
  version: 1,
  upgrades: [],
  label: { de: 'Vorführung', en: 'Demonstration' },
  group: 'identity',
  purpose: {
    de: 'Zeigt eine Regel der Identität an der Sache selbst: zum Ansehen, Messen und Ausprobieren.',
    en: 'Shows a rule of the identity on the thing itself: to look at, to measure, to try.',
  },
  notFor: {
    de: 'Nicht für Werte zum Mitnehmen: Die stehen in den Farbwerten und den Markendateien.',
    en: 'Not for values to take away: those are in the colour values and the brand files.',
  },
  alsoCalled: {
    de: 'Muster, Beispiel, Demo, Schriftmuster, Probe',
    en: 'Specimen, example, demo, sample',
  },
  fields: {
    title: optionalText({
      label: { de: 'Überschrift', en: 'Heading' },
      help: { de: 'Steht über dem, was gezeigt wird.', en: 'Shown above what there is to see.' },
      maxLength: 120,
    }),
    subject: subject({
      label: { de: 'Was es zeigt', en: 'What it shows' },
      help: {
        de: 'Werte und Regeln stehen unter „Identität“ und folgen ihr von selbst.',
        en: 'Values and rules are kept under “Identity”, and follow it by themselves.',
      },
    }),
    words: optionalText({
      label: { de: 'Gesetzte Wörter', en: 'Words that are set' },
      help: {
        de: 'Nur für die Schrift: womit sie sich zeigt, bis jemand etwas anderes hineinschreibt.',
        en: 'For type only: the sample text until somebody writes their own.',
      },
      maxLength: 60,
    }),
  },
});
