import { passages } from '../../pages/markdown-text.ts';
import type { Chapter } from '../../pages/strategie/chapter.ts';

export const place: Chapter = {
  de: [
    {
      kind: 'headline',
      anchor: 'ort',
      label: '1\u00A0Ort',
      title: 'Zweimal am Tag ist unser Platz eine Insel.',
      intro: 'Ein Priel ist ein Wasserlauf im Watt. Er steht auf keiner Karte lange richtig.',
      ground: 'sand',
    },
    {
      kind: 'facts-and-figures',
      look: 'row',
      figures: [
        { value: '2', unit: '×', label: 'Hochwasser am Tag', note: 'Dazwischen wird gespielt.' },
        { value: '3,4', unit: 'm', label: 'Tidenhub', note: 'So viel Luft ist unter dem Anleger.' },
        { value: '0', label: 'verlorene Bälle', note: 'Sie kommen wieder. Manchmal erst Dienstag.' },
      ],
      ground: 'sand',
    },
    { kind: 'media', file: 'watt', width: 'full', ground: 'sand' },
    {
      kind: 'rich-text',
      content: passages(
        'Der Verein hat seinen Namen von dem, was hinter dem Tor vorbeiläuft. Früher hieß er nach dem Dorf, bis auswärts jemand fragte, wo „die vom Priel“ bleiben. Seither stehen wir so in der Tabelle.',
        'Wer an der Küste wohnt, plant nicht gegen das Wasser. **Man lernt, wann es kommt, und ist vorher fertig.** So bauen wir Tribünen, so stellen wir auf, und so gestalten wir.',
      ),
      columns: 'two',
      ground: 'sand',
    },
  ],
  en: [
    {
      kind: 'headline',
      anchor: 'ort',
      label: '1\u00A0Place',
      title: 'Twice a day our pitch is an island.',
      intro: 'A Priel is a tidal creek in the mudflats. No map of it stays right for long.',
      ground: 'sand',
    },
    {
      kind: 'facts-and-figures',
      look: 'row',
      figures: [
        { value: '2', unit: '×', label: 'high water a day', note: 'We play in between.' },
        { value: '3.4', unit: 'm', label: 'tidal range', note: 'That much air under the landing stage.' },
        { value: '0', label: 'balls lost', note: 'They come back. Sometimes not until Tuesday.' },
      ],
      ground: 'sand',
    },
    { kind: 'media', file: 'watt', width: 'full', ground: 'sand' },
    {
      kind: 'rich-text',
      content: passages(
        'The club is named after what runs past behind the goal. It used to bear the village’s name, until somebody at an away match asked what kept “that lot from the Priel”. That is how the table has listed us ever since.',
        'People on the coast don’t plan against the water. **You learn when it comes, and are done before it does.** That is how we build stands, how we line up, and how we design.',
      ),
      columns: 'two',
      ground: 'sand',
    },
  ],
};
