import type { Chapter } from './chapter.ts';

export const values: Chapter = {
  de: [
    {
      kind: 'headline',
      anchor: 'team',
      label: '2\u00A0Werte',
      title: 'Elf spielen. Alle anderen entscheiden mit.',
      intro: 'Werte, die man rahmen muss, hängen bald schief. Unsere kann man nachprüfen.',
      ground: 'night',
    },
    {
      kind: 'feature-list',
      look: 'list',
      items: [
        {
          title: 'Zusammen',
          text: 'Wir gewinnen in der Mehrzahl. Im Satz steht „wir“, im Bild stehen viele, und im Vereinsheim steht die Tür offen.',
        },
        {
          title: 'Genau',
          text: 'Ein Zentimeter Ring zu viel fällt auf. Uns fällt er zuerst auf. Was wir zusagen, hat ein Maß und ein Datum.',
        },
        {
          title: 'Mutig',
          text: 'Wir stellen Fragen, deren Antwort wir nicht kennen. Und wir tragen die Antwort, auch wenn es nicht unsere war.',
        },
        {
          title: 'Treu',
          text: 'Eine Mode hält eine Saison. Wir ändern, was besser wird, und lassen in Ruhe, was stimmt.',
        },
      ],
      ground: 'night',
    },
    {
      kind: 'blockquote',
      look: 'picture',
      picture: 'kurve-portrait',
      quote: 'Ich habe nie ein Tor geschossen. Gewonnen haben wir trotzdem.',
      attribution: 'Dauerkarte hinter dem Tor, im 22.\u00A0Jahr',
      source: 'Nach einer Abstimmung, auf dem Heimweg',
      ground: 'night',
    },
    {
      kind: 'buttons',
      lead: 'Eine Frage ist gerade offen.',
      items: [{ link: { label: 'Jetzt abstimmen', href: '/' }, look: 'solid', size: 'large' }],
      ground: 'night',
    },
  ],
  en: [
    {
      kind: 'headline',
      anchor: 'team',
      label: '2\u00A0Values',
      title: 'Eleven play. Everyone else has a say.',
      intro: 'Values that need a frame soon hang crooked. Ours can be checked.',
      ground: 'night',
    },
    {
      kind: 'feature-list',
      look: 'list',
      items: [
        {
          title: 'Together',
          text: 'We win in the plural. Our sentences say “we”, our pictures are full, and the clubhouse door is open.',
        },
        {
          title: 'Exact',
          text: 'One centimetre of ring too many and it shows. We want to be the first to see it. Every promise comes with a measure and a date.',
        },
        {
          title: 'Bold',
          text: 'We ask questions we can’t answer ourselves. Then we wear the answer, including the one we wouldn’t have picked.',
        },
        {
          title: 'Loyal',
          text: 'Fashion lasts a season. We change what can be better and leave alone what is right.',
        },
      ],
      ground: 'night',
    },
    {
      kind: 'blockquote',
      look: 'picture',
      picture: 'kurve-portrait',
      quote: 'I never scored a goal in my life. We won all the same.',
      attribution: 'Season ticket behind the goal, 22nd year',
      source: 'After a vote, on the way home',
      ground: 'night',
    },
    {
      kind: 'buttons',
      lead: 'One question is open right now.',
      items: [{ link: { label: 'Have your say', href: '/' }, look: 'solid', size: 'large' }],
      ground: 'night',
    },
  ],
};
