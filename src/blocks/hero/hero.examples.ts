import type { BlockExample } from '#blocks/define-block.ts';
import type { hero } from './hero.fields.ts';

export const heroExamples: readonly BlockExample<typeof hero>[] = [
  {
    id: 'default',
    name: { de: 'Schrift', en: 'Type' },
    purpose: {
      de: 'Zwei, drei Worte, die allein eine Seite tragen.',
      en: 'Two or three words that carry a page by themselves.',
    },
    content: {
      de: {
        title: 'Nach vorn.',
        lead: 'Acht Kapitel darüber, wie Neues Tradition bekommt. Lesezeit: eine Halbzeitpause.',
        look: 'type',
        links: [{ link: { label: 'Strategie lesen', href: '/strategie' } }],
        ground: 'white',
      },
      en: {
        title: 'Forward.',
        lead: 'Eight chapters on how new things grow old well. It takes one half-time to read.',
        look: 'type',
        links: [{ link: { label: 'Read the strategy', href: '/strategie' } }],
        ground: 'white',
      },
    },
  },
  {
    id: 'with-media',
    name: { de: 'Bild', en: 'Picture' },
    purpose: {
      de: 'Ein Motiv von Rand zu Rand, an dem der Titel hängt.',
      en: 'A motif from edge to edge, with the title hung from it.',
    },
    content: {
      de: {
        title: 'Wir sind die Kurve',
        lead: 'Eine Choreografie aus vielen Tausend Punkten. Jeder davon ist ein Platz, und jeder Platz hat eine Stimme.',
        look: 'picture',
        picture: 'kurve',
        links: [
          { link: { label: 'Abstimmen', href: '/' } },
          { link: { label: 'Alle Motive', href: '/ds-index' } },
        ],
        ground: 'night',
      },
      en: {
        title: 'All of us, one stand',
        lead: 'A tifo made of thousands of dots. Every dot is a seat, and every seat has a vote.',
        look: 'picture',
        picture: 'kurve',
        links: [
          { link: { label: 'Cast a vote', href: '/' } },
          { link: { label: 'All motifs', href: '/ds-index' } },
        ],
        ground: 'night',
      },
    },
  },
  {
    id: 'film',
    name: { de: 'Film', en: 'Video' },
    purpose: {
      de: 'Ein stummer Film in Schleife, der den Ring selbst mitbringt; der Titel steht darunter.',
      en: 'A silent film that loops and brings the ring itself; the title stands below.',
    },
    content: {
      de: {
        title: 'Er schließt sich.',
        lead: 'Fünf Sekunden, ein Buchstabe, ein Band. Mehr braucht es nicht, um uns zu erkennen.',
        look: 'picture',
        picture: 'ring-film-still',
        video: 'ring-film',
        links: [{ link: { label: 'Woran man uns erkennt', href: '/strategie' } }],
        ground: 'night',
      },
      en: {
        title: 'It closes.',
        lead: 'Five seconds, one letter, one band. It takes no more than that to know us.',
        look: 'picture',
        picture: 'ring-film-still',
        video: 'ring-film',
        links: [{ link: { label: 'How to recognise us', href: '/strategie' } }],
        ground: 'night',
      },
    },
  },
  {
    id: 'split',
    name: { de: 'Geteilt', en: 'Split' },
    purpose: {
      de: 'Wenn ein Gegenstand gezeigt und zugleich benannt werden soll.',
      en: 'When something should be shown and named at once.',
    },
    content: {
      de: {
        title: 'Ein Band, ein Hemd',
        lead: 'Das Heimtrikot: weißer Grund, ein roter Ring auf Brusthöhe, sonst nichts, was stört.',
        look: 'split',
        picture: 'trikot-home-front',
        links: [{ link: { label: 'Zum Trikot', href: '/ds-index' } }],
        ground: 'sand',
      },
      en: {
        title: 'One shirt, one band',
        lead: 'The home shirt: a white ground, one red ring across the chest, and nothing else in its way.',
        look: 'split',
        picture: 'trikot-home-front',
        links: [{ link: { label: 'See the shirt', href: '/ds-index' } }],
        ground: 'sand',
      },
    },
  },
  {
    id: 'one-word',
    name: { de: 'Ein Wort', en: 'One word' },
    purpose: {
      de: 'Je kürzer der Titel, desto größer wird er gesetzt.',
      en: 'The shorter the title, the larger it is set.',
    },
    content: {
      de: { title: 'VfB', look: 'type', links: [], ground: 'night' },
      en: { title: 'VfB', look: 'type', links: [], ground: 'night' },
    },
  },
  {
    id: 'long-words',
    isStressTest: true,
    name: { de: 'Lange Wörter', en: 'Long words' },
    purpose: {
      de: 'Ein Wort, das mit weichen Trennzeichen bricht, statt über den Rand zu laufen.',
      en: 'A word that breaks at its soft hyphens instead of running off the edge.',
    },
    content: {
      de: {
        title: 'Mit\u00ADglieder\u00ADversammlungs\u00ADprotokoll\u00ADführer\u00ADschule',
        lead: 'Auch Ämter, die niemand auf ein Banner malt, bekommen eine Überschrift, die passt.',
        look: 'type',
        links: [
          { link: { label: 'Zu den Wahl\u00ADordnungs\u00ADänderungs\u00ADanträgen', href: '/strategie' } },
        ],
        ground: 'white',
      },
      en: {
        title: 'Counter\u00ADpressing\u00ADfundamental\u00ADists welcome',
        lead: 'English is short of compounds, so we made one up: a heading has to hold whatever it is given.',
        look: 'type',
        links: [{ link: { label: 'Rules for responsibilities and representation', href: '/strategie' } }],
        ground: 'white',
      },
    },
  },
  {
    id: 'worst-case',
    isStressTest: true,
    name: { de: 'Schlimmster Fall', en: 'Worst case' },
    purpose: {
      de: 'Ein ganzer Absatz als Titel, das Bild fehlt, ein Link heißt „A“.',
      en: 'A whole paragraph for a title, no picture, and a link called “A”.',
    },
    content: {
      de: {
        title:
          'Was bleibt, wenn man alles weglässt, was an einem Spieltag laut ist, und warum fängt es mit dem Buchstaben f an?',
        lead: 'Der VfB fragt. Die Antwort steht nicht hier, sondern auf der Brust, in der Kurve, auf der Stäffele, im Protokoll der Zeugwartin und in jedem Satz, den jemand nach Abpfiff auf dem Heimweg sagt, ob gewonnen wurde oder nicht. Dieser Vorspann ist mit Absicht zu lang: Er zeigt, dass der Auftakt auch dann hält, wenn jemand alles sagen will, bevor die Seite anfängt. Danach kommt nur noch ein Punkt.',
        look: 'picture',
        links: [
          { link: { label: 'A', href: '#worst-case' } },
          {
            link: {
              label:
                'Sämtliche Spiel\u00ADtags\u00ADorganisations\u00ADhand\u00ADbücher seit der ersten Ausgabe ansehen',
              href: 'https://example.org/archiv',
            },
          },
        ],
        ground: 'sand',
      },
      en: {
        title:
          'What is left of a match day once all that is loud about it has gone home, and why does it start with an f?',
        lead: 'VfB asks. The answer is not here but on the chest, in the stand, on the steps up the hill, in the kit manager’s notes and in every sentence that someone says on the way home, won or lost. This lead is too long on purpose: it shows that the opening holds even when somebody wants to say everything before the page has begun. After this there is only a full stop.',
        look: 'picture',
        links: [
          { link: { label: 'A', href: '#worst-case' } },
          {
            link: {
              label: 'Browse every match-day organisation handbook since the very first edition',
              href: 'https://example.org/archive',
            },
          },
        ],
        ground: 'sand',
      },
    },
  },
];
