import { defineBlock } from '#blocks/define-block.ts';
import { choice } from '#fields/choice.ts';
import { list } from '#fields/list.ts';
import { text } from '#fields/text.ts';

export const marquee = defineBlock({
  kind: 'marquee',
  place: 70,
  version: 1,
  upgrades: [],
  label: { de: 'Laufband', en: 'Marquee' },
  group: 'opening',
  purpose: {
    de: 'Kurze Sätze, die im Ring umlaufen und zwei Teile einer Seite verbinden.',
    en: 'Short phrases that run round in the ring and join two parts of a page.',
  },
  notFor: {
    de: 'Nicht für Nachrichten oder Links: Was läuft, wird gesehen, aber nicht gelesen.',
    en: 'Not for news or links: what runs is seen, but not read.',
  },
  alsoCalled: {
    de: 'Ticker, Lauftext, Laufschrift, Newsticker',
    en: 'Ticker, scrolling text, news ticker, banner',
  },
  fields: {
    phrases: list({
      label: { de: 'Sätze', en: 'Phrases' },
      help: {
        de: 'Zwei bis fünf kurze Sätze, die in jeder Reihenfolge stimmen.',
        en: 'Two to five short phrases that hold true in any order.',
      },
      entry: { singular: { de: 'Satz', en: 'Phrase' }, plural: { de: 'Sätze', en: 'Phrases' } },
      max: 12,
      fields: {
        phrase: text({
          label: { de: 'Satz', en: 'Phrase' },
          help: {
            de: 'Mit seinem Satzzeichen, denn dahinter folgt gleich der nächste.',
            en: 'With its full stop, since the next one follows at once.',
          },
          maxLength: 80,
        }),
      },
    }),
    look: choice({
      label: { de: 'Variante', en: 'Variant' },
      help: {
        de: 'Gerade läuft das Band quer über die Seite, im Bogen überspannt es den nächsten Baustein, umlaufend fasst es ihn ein und zeigt so viele Sätze, wie in eine Runde passen: etwa 40 Buchstaben.',
        en: 'Straight, the band runs across the page; in an arc it spans the next block; bent, it goes round it and shows as many phrases as one round holds: about 40 letters.',
      },
      options: {
        straight: { de: 'Gerade', en: 'Straight' },
        arc: { de: 'Im Bogen', en: 'Arc' },
        bent: { de: 'Umlaufend', en: 'Bent' },
      },
    }),
    under: choice({
      label: { de: 'Grund unter dem Bogen', en: 'Ground under the arc' },
      help: {
        de: 'Nur für den Bogen: der Grund des Bausteins, der folgt.',
        en: 'For the arc only: the ground of the block that follows.',
      },
      options: {
        white: { de: 'Weiß', en: 'White' },
        sand: { de: 'Sand', en: 'Sand' },
        night: { de: 'Nacht', en: 'Night' },
      },
    }),
    speed: choice({
      label: { de: 'Tempo', en: 'Speed' },
      help: {
        de: 'Ruhig für lange Sätze, normal für kurze.',
        en: 'Calm for long phrases, normal for short ones.',
      },
      options: {
        calm: { de: 'Ruhig', en: 'Calm' },
        normal: { de: 'Normal', en: 'Normal' },
      },
    }),
    direction: choice({
      label: { de: 'Richtung', en: 'Direction' },
      help: {
        de: 'Nach links liest es sich leichter; nach rechts antwortet ein zweites Band dem ersten.',
        en: 'Leftwards reads more easily; rightwards lets a second band answer the first.',
      },
      options: {
        left: { de: 'Nach links', en: 'Leftwards' },
        right: { de: 'Nach rechts', en: 'Rightwards' },
      },
    }),
  },
});
