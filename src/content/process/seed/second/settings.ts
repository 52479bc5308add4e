import type { DemoSettings } from '../demo-page.ts';

export const settings: DemoSettings = {
  shareImage: 'priel-share',
  social: [],
  de: {
    title: 'Verein hinterm Deich',
    description: 'Gelb wie Ölzeug, grün wie das Wasser: wie der Priel aussieht, und woher das kommt.',
    navigation: [
      { label: 'Werkstatt', href: '/ds-index' },
      { label: 'Herkunft', href: '/strategie' },
      { label: 'Anpfiff', href: '/' },
    ],
    footer: [
      { label: 'Ebbe oder Flut?', href: '/' },
      { label: 'Wo wir stehen', href: '/strategie#ort' },
      { label: 'Mond und Flut', href: '/strategie#zeichen' },
      { label: 'Farben', href: '/strategie#farbe' },
      { label: 'Wie wir reden', href: '/strategie#ton' },
      { label: 'Werkstatt', href: '/ds-index' },
    ],
    legal: [
      { label: 'Impressum', href: '/impressum' },
      { label: 'Datenschutz', href: '/datenschutz' },
      { label: 'Barrierefreiheit', href: '/barrierefreiheit' },
    ],
  },
  en: {
    title: 'The club behind the dike',
    description: 'Yellow as oilskins, green as the water: how Priel looks, and where that comes from.',
    navigation: [
      { label: 'Workshop', href: '/ds-index' },
      { label: 'Origins', href: '/strategie' },
      { label: 'Kick-off', href: '/' },
    ],
    footer: [
      { label: 'Ebb or flood?', href: '/' },
      { label: 'Where we stand', href: '/strategie#ort' },
      { label: 'Moon and tide', href: '/strategie#zeichen' },
      { label: 'Colours', href: '/strategie#farbe' },
      { label: 'How we talk', href: '/strategie#ton' },
      { label: 'Workshop', href: '/ds-index' },
    ],
    legal: [
      { label: 'Imprint', href: '/impressum' },
      { label: 'Privacy', href: '/datenschutz' },
      { label: 'Accessibility', href: '/barrierefreiheit' },
    ],
  },
};
