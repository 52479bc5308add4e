import { table } from '../markdown-text.ts';
import type { Chapter } from './chapter.ts';

export const sign: Chapter = {
  de: [
    {
      kind: 'headline',
      anchor: 'ring',
      label: '3\u00A0Zeichen',
      title: 'Ein Ring. Ohne Bruch.',
      intro: 'Er kommt an einer Kante herein und geht an einer Kante hinaus. Dazwischen trägt er alles.',
    },
    {
      kind: 'media',
      file: 'trikot',
      width: 'full',
      parallax: 'subtle2',
      caption: 'Das Maß aller Dinge: das Band auf der Brust, von Rand zu Rand.',
    },
    {
      kind: 'rich-text',
      content: table(
        ['Was', 'Maß'],
        ['Dicke im Auftakt', 'Höhe des Fensters durch 6'],
        ['Radius, wo er biegt', '1,5- bis 2,3-mal die Dicke, auf der Mittellinie'],
        ['Enden', 'gerade geschnitten, immer am Rand'],
        ['Abstand zu dem, was ihn kreuzt', '12\u00A0px Grund, kein Schatten'],
        ['Abstand seiner Kante zu Serifen und Punkten', 'mindestens 8\u00A0px'],
        ['Farbe', 'Ring, auf Nacht der helle Ring. Keine dritte.'],
      ),
    },
    {
      kind: 'logos',
      text: 'Der Name trägt den Ring im mittleren Buchstaben: Ab 20\u00A0Pixeln ist er rot, darunter sieht er aus wie seine Nachbarn. Jede Fassung bringt ihren Schutzraum mit.',
      items: [{ logo: 'logo-wordmark', name: 'Wortmarke', hint: 'Der Regelfall, für Bildschirm und Druck' }],
    },
    {
      kind: 'buttons',
      items: [{ link: { label: 'Alle Fassungen herunterladen', href: '/demo/logos' }, look: 'text' }],
    },
    {
      kind: 'accordion',
      items: [
        {
          question: 'Darf der Ring eine andere Farbe haben?',
          answer:
            'Nein. In einem Druck ohne Rot ist er schwarz, im Stempel ist er der Stempel. Farbig ist er rot oder gar nicht da.',
        },
        {
          question: 'Darf Schrift auf dem Ring stehen?',
          answer:
            'Ja, in Weiß, bei jeder Größe. Schwarze Schrift darf er nur kreuzen, wenn sie groß ist: Für kleine reicht der Kontrast nicht.',
        },
        {
          question: 'Darf er schräg laufen?',
          answer:
            'Er läuft gerade, oder er biegt. Nur ein Bild darf ihn neigen: Ein Trikot, das jemand trägt, hält sich an keine Wasserwaage.',
        },
        {
          question: 'Was, wenn er nicht ganz aufs Format passt?',
          answer:
            'Dann wird er dünner, bis er passt. Abgerissen, ausgeblendet oder aufgespalten wird er nie.',
        },
      ],
    },
  ],
  en: [
    {
      kind: 'headline',
      anchor: 'ring',
      label: '3\u00A0Symbol',
      title: 'One ring. Never broken.',
      intro: 'It comes in at one edge and leaves at another. In between, it carries everything.',
    },
    {
      kind: 'media',
      file: 'trikot',
      width: 'full',
      parallax: 'subtle2',
      caption: 'The measure of all things: the band across the chest, edge to edge.',
    },
    {
      kind: 'rich-text',
      content: table(
        ['What', 'Measure'],
        ['Thickness on an opening screen', 'Height of the window divided by 6'],
        ['Radius where it bends', '1.5 to 2.3 times its thickness, along the centre line'],
        ['Ends', 'Cut straight, always at an edge'],
        ['Gap to whatever crosses it', '12\u00A0px of ground, never a shadow'],
        ['Distance from its edge to serifs and dots', 'At least 8\u00A0px'],
        ['Colour', 'Ring; on night, the bright ring. There is no third.'],
      ),
    },
    {
      kind: 'logos',
      text: 'The name wears the ring in its middle letter: red from 20\u00A0pixels up, like its neighbours below that. Every version brings its own clear space.',
      items: [
        { logo: 'logo-wordmark', name: 'Wordmark', hint: 'The one to reach for, on screen and in print' },
      ],
    },
    {
      kind: 'buttons',
      items: [{ link: { label: 'Download every version', href: '/demo/logos' }, look: 'text' }],
    },
    {
      kind: 'accordion',
      items: [
        {
          question: 'May the ring be another colour?',
          answer:
            'No. Printed without red it is black; in a rubber stamp it is the stamp. In colour it is red, or it isn’t there.',
        },
        {
          question: 'May type stand on the ring?',
          answer:
            'White type may, at any size. Black type may cross it only when large: for small type the contrast is too low.',
        },
        {
          question: 'May it run at an angle?',
          answer:
            'It runs straight, or it bends. Only a picture may tilt it: a shirt on somebody’s back obeys no spirit level.',
        },
        {
          question: 'What if it doesn’t quite fit the format?',
          answer: 'Then it gets thinner until it does. It is never torn, faded or split.',
        },
      ],
    },
  ],
};
