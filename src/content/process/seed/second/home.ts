import type { DemoPage } from '../demo-page.ts';

export const home: DemoPage = {
  path: '/',
  layout: 'poll',
  de: {
    title: 'Verein hinterm Deich',
    description:
      'Gelb wie Ölzeug, grün wie das Wasser: wie der Priel aussieht, woher das kommt, und eine Frage an alle am Deich.',
    blocks: [
      {
        kind: 'poll',
        poll: 'anpfiff',
        look: 'even',
        note: 'Nach der Stimme steht der Pegel an derselben Stelle.',
      },
      {
        kind: 'buttons',
        items: [
          { link: { label: 'Woher der Name kommt', href: '/strategie' }, look: 'text' },
          { link: { label: 'Farben, Schrift, Bausteine', href: '/ds-index' }, look: 'text' },
        ],
      },
    ],
  },
  en: {
    title: 'The club behind the dike',
    description:
      'Yellow as oilskins, green as the water: how Priel looks, where that comes from, and one question for everyone on the dike.',
    blocks: [
      {
        kind: 'poll',
        poll: 'anpfiff',
        look: 'even',
        note: 'Vote, and the gauge stands in the same place.',
      },
      {
        kind: 'buttons',
        items: [
          { link: { label: 'Where the name comes from', href: '/strategie' }, look: 'text' },
          { link: { label: 'Colours, type, blocks', href: '/ds-index' }, look: 'text' },
        ],
      },
    ],
  },
};
