import type { BlockExample } from '#blocks/define-block.ts';
import type { form } from './form.fields.ts';

export const formExamples: readonly BlockExample<typeof form>[] = [
  {
    id: 'default',
    name: { de: 'Kontakt', en: 'Contact' },
    purpose: {
      de: 'Vier Felder, mehr braucht eine Frage nicht.',
      en: 'Four fields; a question needs no more.',
    },
    content: { de: { form: 'kontakt' }, en: { form: 'kontakt' } },
  },
  {
    id: 'every-type',
    name: { de: 'Anfrage mit Abschnitten', en: 'Request in sections' },
    purpose: {
      de: 'Ein längeres Formular, durch Zwischenüberschriften in zwei Abschnitte geteilt.',
      en: 'A longer form, in two parts, each with its heading.',
    },
    content: { de: { form: 'presse', ground: 'sand' }, en: { form: 'presse', ground: 'sand' } },
  },
  {
    id: 'short',
    name: { de: 'Zwei Felder', en: 'Two fields' },
    purpose: {
      de: 'Der Titel groß darüber, die Felder nebeneinander, auf dunklem Grund.',
      en: 'The title large above, the fields side by side, on a dark ground.',
    },
    content: {
      de: { form: 'rueckruf', arrangement: 'above', ground: 'night' },
      en: { form: 'rueckruf', arrangement: 'above', ground: 'night' },
    },
  },
  {
    id: 'long-words',
    isStressTest: true,
    name: { de: 'Lange Wörter', en: 'Long words' },
    purpose: {
      de: 'Titel, Beschriftungen und Möglichkeiten brechen um, ohne dass etwas abgeschnitten wird.',
      en: 'Title, labels and options wrap without anything being cut off.',
    },
    content: { de: { form: 'antrag' }, en: { form: 'antrag' } },
  },
  {
    id: 'worst-case',
    isStressTest: true,
    name: { de: 'Alles auf einmal', en: 'Everything at once' },
    purpose: {
      de: 'Jede Art von Feld, sehr kurz und sehr lang, in zwei Spalten.',
      en: 'Every type of field, very short and very long, in two columns.',
    },
    content: {
      de: { form: 'antrag', arrangement: 'above', ground: 'sand' },
      en: { form: 'antrag', arrangement: 'above', ground: 'sand' },
    },
  },
];
