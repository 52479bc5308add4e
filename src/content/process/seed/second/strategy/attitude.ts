import type { Chapter } from '../../pages/strategie/chapter.ts';

export const attitude: Chapter = {
  de: [
    {
      kind: 'headline',
      anchor: 'haltung',
      label: '2\u00A0Haltung',
      title: 'Wer auf dem Deich steht, sieht beide Seiten.',
      intro: 'Vier Sätze, auf die man uns festnageln darf. Nägel sind genug da.',
      ground: 'night',
    },
    {
      kind: 'feature-list',
      look: 'list',
      items: [
        {
          title: 'Pünktlich',
          text: 'Das Wasser wartet nicht, also warten wir auch nicht. Was wir ankündigen, hat eine Uhrzeit.',
        },
        {
          title: 'Beweglich',
          text: 'Der Priel liegt jedes Jahr woanders. Wir ändern den Weg, nicht das Ziel.',
        },
        {
          title: 'Wetterfest',
          text: 'Ein Plakat, das im Regen nicht zu lesen ist, hängen wir bei Sonne auch nicht auf.',
        },
        {
          title: 'Nachbarlich',
          text: 'Wer eine Leine hält, gehört dazu. Das gilt beim Entladen und beim Abstimmen.',
        },
      ],
      ground: 'night',
    },
    {
      kind: 'blockquote',
      look: 'picture',
      picture: 'deich-portrait',
      quote: 'Nass wird man sowieso. Dann lieber zusammen.',
      attribution: 'Schleusenwart, dritte Reihe am Deich',
      source: 'Beim Einpacken, kurz vor Hochwasser',
      ground: 'night',
    },
  ],
  en: [
    {
      kind: 'headline',
      anchor: 'haltung',
      label: '2\u00A0Attitude',
      title: 'Stand on the dike and you see both sides.',
      intro: 'Four sentences you may nail us to. There is no shortage of nails.',
      ground: 'night',
    },
    {
      kind: 'feature-list',
      look: 'list',
      items: [
        {
          title: 'Punctual',
          text: 'The water doesn’t wait, so neither do we. Whatever we announce has a time.',
        },
        {
          title: 'Mobile',
          text: 'The creek lies elsewhere every year. We change the way, not the aim.',
        },
        {
          title: 'Weatherproof',
          text: 'A poster that can’t be read in the rain doesn’t go up in the sun either.',
        },
        {
          title: 'Neighbourly',
          text: 'Whoever holds a line belongs. That goes for unloading and for voting.',
        },
      ],
      ground: 'night',
    },
    {
      kind: 'blockquote',
      look: 'picture',
      picture: 'deich-portrait',
      quote: 'You get wet in any case. Better to do it together.',
      attribution: 'Lock keeper, third row on the dike',
      source: 'While packing up, shortly before high water',
      ground: 'night',
    },
  ],
};
