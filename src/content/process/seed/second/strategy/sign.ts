import { table } from '../../pages/markdown-text.ts';
import type { Chapter } from '../../pages/strategie/chapter.ts';

export const sign: Chapter = {
  de: [
    {
      kind: 'headline',
      anchor: 'zeichen',
      label: '3\u00A0Zeichen',
      title: 'Der Mond zieht, die Flut kommt.',
      intro: 'Mehr muss ein Zeichen über diesen Ort nicht sagen. Man kann es in den Schlick malen.',
    },
    {
      kind: 'logo-finder',
      title: 'Welche Datei wofür',
    },
    {
      kind: 'rich-text',
      content: table(
        ['Was', 'Wie'],
        ['Punkt auf dem i', 'ist der Mond: rund, in der Farbe der Flut'],
        ['Welle im Zeichen', 'anderthalb Bögen, an beiden Rändern gerade geschnitten'],
        ['Der Priel auf Seiten', 'schmaler als ein Daumen, in weiten Bögen, nie abgerissen'],
        ['Abstand ringsum', 'ein Drittel der Höhe des Schriftzugs'],
      ),
    },
    { kind: 'media', file: 'platz', width: 'full' },
  ],
  en: [
    {
      kind: 'headline',
      anchor: 'zeichen',
      label: '3\u00A0Symbol',
      title: 'The moon pulls, the tide comes.',
      intro: 'A symbol need say no more about this place. You can draw it in the mud.',
    },
    {
      kind: 'logo-finder',
      title: 'Which file for what',
    },
    {
      kind: 'rich-text',
      content: table(
        ['What', 'How'],
        ['Dot on the i', 'Is the moon: round, in the colour of the tide'],
        ['Wave in the symbol', 'One and a half bends, cut straight at both edges'],
        ['The creek on pages', 'Narrower than a thumb, in wide bends, never torn'],
        ['Space all round', 'A third of the lettering’s height'],
      ),
    },
    { kind: 'media', file: 'platz', width: 'full' },
  ],
};
