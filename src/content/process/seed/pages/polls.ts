import type { DemoPage } from '../demo-page.ts';

export const home: DemoPage = {
  path: '/',
  layout: 'poll',
  de: {
    title: 'Identität und Design',
    description:
      'Wo Innovation Tradition hat: Blick nach vorn, zusammen voran. Identität und Design des VfB, und eine Frage an alle.',
    blocks: [
      {
        kind: 'poll',
        poll: 'breite',
        look: 'widening',
        note: 'Nach der Stimme steht das Ergebnis an derselben Stelle.',
        ground: 'sand',
      },
      {
        kind: 'buttons',
        items: [
          { link: { label: 'Warum ein Ring?', href: '/strategie' }, look: 'text' },
          { link: { label: 'Woraus alles gebaut ist', href: '/ds-index' }, look: 'text' },
          { link: { label: 'Letzte Saison: das schönste Trikot', href: '/trikot-der-saison' }, look: 'text' },
        ],
        ground: 'sand',
      },
    ],
  },
  en: {
    title: 'Identity and Design',
    description:
      'Where innovation has tradition: looking forward, together ahead. The identity and design of VfB, and one question for everyone.',
    blocks: [
      {
        kind: 'poll',
        poll: 'breite',
        look: 'widening',
        note: 'Vote, and the result appears in the same place.',
        ground: 'sand',
      },
      {
        kind: 'buttons',
        items: [
          { link: { label: 'Why a ring?', href: '/strategie' }, look: 'text' },
          { link: { label: 'What it’s all made of', href: '/ds-index' }, look: 'text' },
          { link: { label: 'Last season: the finest shirt', href: '/trikot-der-saison' }, look: 'text' },
        ],
        ground: 'sand',
      },
    ],
  },
};

export const shirtPoll: DemoPage = {
  path: '/vfbexpress',
  layout: 'poll',
  de: {
    title: 'Was tragen wir morgen?',
    description: 'Heim, Auswärts oder Ausweich: drei Trikots, ein Ring, ein Tipp. Die Kurve entscheidet.',
    blocks: [
      {
        kind: 'poll',
        poll: 'trikot',
        look: 'joined',
        note: 'Ein Tipp, ein Trikot. Das ganze Trikot ist der Knopf.',
        ground: 'sand',
      },
      {
        kind: 'buttons',
        items: [
          { link: { label: 'Letzte Saison: das schönste Trikot', href: '/trikot-der-saison' }, look: 'text' },
        ],
        ground: 'sand',
      },
    ],
  },
  en: {
    title: 'What do we wear tomorrow?',
    description: 'Home, away or third: three shirts, one ring, one tap. The stand decides.',
    blocks: [
      {
        kind: 'poll',
        poll: 'trikot',
        look: 'joined',
        note: 'One tap, one shirt. The whole shirt is the button.',
        ground: 'sand',
      },
      {
        kind: 'buttons',
        items: [
          { link: { label: 'Last season: the finest shirt', href: '/trikot-der-saison' }, look: 'text' },
        ],
        ground: 'sand',
      },
    ],
  },
};

export const trainPoll: DemoPage = {
  path: '/vfbexpress-github-action-push-test',
  layout: 'poll',
  scrollToTop: false,
  de: {
    title: 'Was fährt mit?',
    description:
      'Der VfB-Express: zwölf Wagen, sechs Stunden, sechs Vorschläge. Zwei bis vier davon passen hinein.',
    blocks: [
      {
        kind: 'poll',
        poll: 'express',
        look: 'even',
        note: 'Gefahren wird zusammen, gewählt auch.',
      },
    ],
  },
  en: {
    title: 'What’s on board?',
    description: 'The VfB Express: twelve coaches, six hours, six ideas. Two to four of them will fit.',
    blocks: [
      {
        kind: 'poll',
        poll: 'express',
        look: 'even',
        note: 'We travel together, so we choose together.',
      },
    ],
  },
};

export const closedPollPage: DemoPage = {
  path: '/trikot-der-saison',
  layout: 'poll',
  // With its poll.
  visibleFrom: '2026-05-04T08:00:00.000Z',
  de: {
    title: 'Trikot der Saison?',
    description:
      'Heim, Auswärts oder Ausweich: das Ergebnis der letzten Saison, als Band gezeichnet. Zur Anschauung.',
    blocks: [
      { kind: 'poll', poll: 'trikot-der-saison', look: 'joined', ground: 'sand' },
      {
        kind: 'headline',
        size: 'medium',
        title: 'Zur Anschauung',
        intro:
          'Diese Abstimmung hat es nie gegeben, und ihre 1.893 Stimmen hat niemand abgegeben. Gezählt und besiegelt sind sie wie echte: So sieht ein Ergebnis aus, wenn alle gefragt worden sind.',
      },
      {
        kind: 'buttons',
        items: [
          { link: { label: 'Was tragen wir morgen?', href: '/vfbexpress' } },
          { link: { label: 'Wie breit?', href: '/' }, look: 'text' },
        ],
      },
    ],
  },
  en: {
    title: 'Shirt of the season?',
    description: 'Home, away or third: last season’s result, drawn as a band. For illustration.',
    blocks: [
      { kind: 'poll', poll: 'trikot-der-saison', look: 'joined', ground: 'sand' },
      {
        kind: 'headline',
        size: 'medium',
        title: 'For illustration',
        intro:
          'This poll never took place, and nobody cast its 1,893 votes. They were counted and sealed like real ones: this is what a result looks like once everyone has been asked.',
      },
      {
        kind: 'buttons',
        items: [
          { link: { label: 'What do we wear tomorrow?', href: '/vfbexpress' } },
          { link: { label: 'How wide?', href: '/' }, look: 'text' },
        ],
      },
    ],
  },
};
