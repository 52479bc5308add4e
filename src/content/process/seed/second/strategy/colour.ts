import { passages } from '../../pages/markdown-text.ts';
import type { Chapter } from '../../pages/strategie/chapter.ts';

export const colour: Chapter = {
  de: [
    {
      kind: 'headline',
      anchor: 'farbe',
      label: '4\u00A0Farbe',
      title: 'Gelb, damit man uns findet.',
      intro: 'Ölzeug ist keine Mode. Es ist die Farbe, die ein Boot als letzte aus den Augen verliert.',
      ground: 'sand',
    },
    {
      kind: 'rich-text',
      content: passages(
        'Auf Ölzeug steht alles, was wir sagen. Gischt macht Platz. Geschrieben wird in Tang, und über Fahrwasser in Ölzeug: So bleibt das Gelb auch nachts an Deck.',
        'Die Flut ist die Farbe des Priels. Sie fließt, misst, verbindet und führt zum nächsten Ort. **Wo nichts fließt, hat sie nichts zu suchen.** Über Fahrwasser leuchtet sie heller, wie das Meer im August.',
      ),
      columns: 'two',
      ground: 'sand',
    },
    { kind: 'color-values', title: 'Zum Mitnehmen', ground: 'sand' },
  ],
  en: [
    {
      kind: 'headline',
      anchor: 'farbe',
      label: '4\u00A0Colour',
      title: 'Yellow, so that you find us.',
      intro: 'Oilskins aren’t fashion. Theirs is the last colour a boat loses sight of.',
      ground: 'sand',
    },
    {
      kind: 'rich-text',
      content: passages(
        'Everything we say stands on oilskin. Spray makes room. We write in kelp, and over the fairway in oilskin: so the yellow is on deck at night, too.',
        'Flood is the colour of the creek. It flows, measures, connects and leads to the next place. **Where nothing flows it has no business.** Over the fairway it glows brighter, as the sea does in August.',
      ),
      columns: 'two',
      ground: 'sand',
    },
    { kind: 'color-values', title: 'To take away', ground: 'sand' },
  ],
};
