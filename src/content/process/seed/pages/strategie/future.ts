import type { Chapter } from './chapter.ts';

export const future: Chapter = {
  de: [
    {
      kind: 'headline',
      anchor: 'finale',
      label: '8\u00A0Ziel',
      title: 'Tradition ist Neues, das geblieben ist.',
      intro: 'Was uns heute alt vorkommt, war einmal mutig. Also fangen wir weiter an.',
      ground: 'sand',
    },
    {
      kind: 'facts-and-figures',
      intro:
        'Vier Termine, der letzte ist ein Geburtstag. Jeder hat ein Jahr, damit man uns daran messen kann.',
      look: 'giant',
      figures: [
        {
          value: '140',
          label: 'Jahre alt werden wir im Jahr 2033',
          note: 'Ein gutes Alter, um neugierig zu sein.',
        },
        {
          value: '2027',
          label: 'Ihr messt den Ring',
          note: 'Wie breit er wird, bestimmt die Abstimmung. Das Maß gilt drei Spielzeiten.',
        },
        {
          value: '2029',
          label: 'Ein Stoff für alle',
          note: 'Vom jüngsten Jahrgang bis zu den Profis: dasselbe Trikot, derselbe Ring.',
        },
        {
          value: '2031',
          label: 'Das Archiv steht offen',
          note: 'Jedes Trikot gezeichnet, jede Spielzeit nachzulesen, für jeden und umsonst.',
        },
        {
          value: '2033',
          label: 'Wir fragen von vorn',
          note: 'Am Geburtstag steht eine einzige Frage auf dem Stimmzettel: Was tragen wir morgen?',
        },
      ],
      ground: 'sand',
    },
    {
      kind: 'buttons',
      lead: 'Das alles beginnt mit einer Frage.',
      items: [
        {
          link: { label: 'Wie breit wird der Ring?', href: '/' },
          look: 'solid',
          size: 'large',
        },
        { link: { label: 'Alle Bausteine', href: '/ds-index' }, look: 'outline', size: 'large' },
      ],
      ground: 'sand',
    },
  ],
  en: [
    {
      kind: 'headline',
      anchor: 'finale',
      label: '8\u00A0Future',
      title: 'Tradition is the new that stayed.',
      intro: 'Everything old about us was a bold idea once. So we keep starting.',
      ground: 'sand',
    },
    {
      kind: 'facts-and-figures',
      intro: 'Four dates, the last of them a birthday. Each has a year, so that you can hold us to it.',
      look: 'giant',
      figures: [
        { value: '140', label: 'years old in 2033', note: 'A good age to be curious.' },
        {
          value: '2027',
          label: 'You measure the ring',
          note: 'The vote decides how wide it gets. The measure stands for three seasons.',
        },
        {
          value: '2029',
          label: 'One cloth for all',
          note: 'From the youngest side to the first team: the same shirt, the same ring.',
        },
        {
          value: '2031',
          label: 'The archive opens',
          note: 'Every shirt drawn, every season written up, free for anyone.',
        },
        {
          value: '2033',
          label: 'We ask again',
          note: 'On our birthday the ballot carries a single question: what do we wear tomorrow?',
        },
      ],
      ground: 'sand',
    },
    {
      kind: 'buttons',
      lead: 'All of it begins with one question.',
      items: [
        {
          link: { label: 'How wide should the ring be?', href: '/' },
          look: 'solid',
          size: 'large',
        },
        { link: { label: 'See every block', href: '/ds-index' }, look: 'outline', size: 'large' },
      ],
      ground: 'sand',
    },
  ],
};
