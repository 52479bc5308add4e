import { passages } from '../markdown-text.ts';
import type { Chapter } from './chapter.ts';

export const colour: Chapter = {
  de: [
    {
      kind: 'headline',
      anchor: 'palette',
      label: '4\u00A0Farbe',
      title: 'Was rot ist, ist der Ring.',
      intro: 'Ist etwas rot und nicht der Ring, dann ist es falsch.',
      ground: 'sand',
    },
    {
      kind: 'rich-text',
      content: passages(
        'Weiß ist der Platz, auf dem alles steht. Sand nimmt die Lautstärke heraus. Nacht macht das Flutlicht an. Geschrieben wird in Tinte, und leise in Stein.',
        'Und dann gibt es Rot. Rot ist bei uns keine Farbe, sondern ein Bauteil. Ein roter Knopf, ein rotes Ausrufezeichen, ein roter Rahmen: Wer Rot verteilt, hat am Ende keines mehr.',
        'Auf Nacht brennt der Ring heller. Das ist kein zweites Rot, sondern dasselbe **bei Flutlicht**. Verläufe gibt es nicht. Tiefe entsteht aus Punkten, Strahlen und Linien.',
      ),
      columns: 'two',
      ground: 'sand',
    },
    {
      kind: 'facts-and-figures',
      intro:
        'Kontrast ist bei uns keine Geschmacksfrage. 4,5\u00A0:\u00A01 ist das Mindeste für Text; diese drei liegen darüber.',
      look: 'row',
      figures: [
        {
          value: '5,2',
          unit: ':\u00A01',
          label: 'Ring auf Weiß',
          note: 'Und Weiß im Ring, denn Kontrast gilt in beide Richtungen.',
        },
        {
          value: '4,7',
          unit: ':\u00A01',
          label: 'Ring auf Sand',
          note: 'Der knappste Fall. Deshalb ist Sand nicht dunkler.',
        },
        {
          value: '5,1',
          unit: ':\u00A01',
          label: 'Heller Ring auf Nacht',
          note: 'Der dunkle Ring käme hier auf 3,5.',
        },
      ],
      ground: 'sand',
    },
  ],
  en: [
    {
      kind: 'headline',
      anchor: 'palette',
      label: '4\u00A0Colour',
      title: 'If it’s red, it’s the ring.',
      intro: 'And if it’s red and not the ring, it’s a mistake.',
      ground: 'sand',
    },
    {
      kind: 'rich-text',
      content: passages(
        'White is the pitch everything plays on. Sand turns the volume down. Night switches the floodlights on. We write in ink, and in stone when we lower our voice.',
        'Then there is red. To us red is not a colour but a component. A red button, a red exclamation mark, a red frame: spend red on everything and you have none left.',
        'On night the ring burns brighter. That isn’t a second red, it is the same one **under floodlights**. There are no gradients. Depth is made of dots, rays and lines.',
      ),
      columns: 'two',
      ground: 'sand',
    },
    {
      kind: 'facts-and-figures',
      intro:
        'Contrast is not a matter of taste. Text needs 4.5\u00A0:\u00A01 at the very least, and these three clear it.',
      look: 'row',
      figures: [
        {
          value: '5.2',
          unit: ':\u00A01',
          label: 'Ring on white',
          note: 'And white on the ring, since contrast works both ways.',
        },
        {
          value: '4.7',
          unit: ':\u00A01',
          label: 'Ring on sand',
          note: 'The tightest of the three, and the reason sand is no darker.',
        },
        {
          value: '5.1',
          unit: ':\u00A01',
          label: 'Bright ring on night',
          note: 'The darker ring would manage 3.5 here.',
        },
      ],
      ground: 'sand',
    },
  ],
};
