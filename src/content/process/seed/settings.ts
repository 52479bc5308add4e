import type { FrameHost } from '#fields/frame-host.ts';
import type { DemoSettings } from './demo-page.ts';

/** A server that exists for examples, and its real operator. */
export const demoFrameHosts: FrameHost[] = [
  {
    host: 'example.org',
    name: 'example.org',
    recipient: 'Internet Corporation for Assigned Names and Numbers (ICANN)',
    privacyPolicy: 'https://www.icann.org/privacy/policy',
  },
];

export const demoSettings: DemoSettings = {
  shareImage: 'share',
  social: [],
  de: {
    title: 'Identität und Design',
    description:
      'Wo Innovation Tradition hat: Blick nach vorn, zusammen voran. Identität und Design des VfB.',
    navigation: [
      { label: 'Bausteine', href: '/ds-index' },
      { label: 'Marke', href: '/identitaet' },
      { label: 'Strategie', href: '/strategie' },
      { label: 'Abstimmung', href: '/' },
    ],
    footer: [
      { label: 'Wie breit?', href: '/' },
      { label: 'Was tragen wir morgen?', href: '/vfbexpress' },
      { label: 'Was fährt mit?', href: '/vfbexpress-github-action-push-test' },
      { label: 'Trikot der Saison?', href: '/trikot-der-saison' },
      { label: 'Strategie', href: '/strategie' },
      { label: 'Alle Bausteine', href: '/ds-index' },
      { label: 'Auftakt', href: '/demo/hero' },
      { label: 'Galerie', href: '/demo/gallery' },
      { label: 'Zahlen und Fakten', href: '/demo/facts-and-figures' },
      { label: 'Produkt', href: '/demo/shop/product-detail' },
    ],
    legal: [
      { label: 'Impressum', href: '/impressum' },
      { label: 'Datenschutz', href: '/datenschutz' },
      { label: 'Barrierefreiheit', href: '/barrierefreiheit' },
    ],
  },
  en: {
    title: 'Identity and Design',
    description:
      'Where innovation has tradition: looking forward, together ahead. The identity and design of VfB.',
    navigation: [
      { label: 'Blocks', href: '/ds-index' },
      { label: 'Brand', href: '/identitaet' },
      { label: 'Strategy', href: '/strategie' },
      { label: 'Vote', href: '/' },
    ],
    footer: [
      { label: 'How wide?', href: '/' },
      { label: 'What do we wear tomorrow?', href: '/vfbexpress' },
      { label: 'What’s on board?', href: '/vfbexpress-github-action-push-test' },
      { label: 'Shirt of the season?', href: '/trikot-der-saison' },
      { label: 'Strategy', href: '/strategie' },
      { label: 'All blocks', href: '/ds-index' },
      { label: 'Hero', href: '/demo/hero' },
      { label: 'Gallery', href: '/demo/gallery' },
      { label: 'Facts and figures', href: '/demo/facts-and-figures' },
      { label: 'Product', href: '/demo/shop/product-detail' },
    ],
    legal: [
      { label: 'Imprint', href: '/impressum' },
      { label: 'Privacy', href: '/datenschutz' },
      { label: 'Accessibility', href: '/barrierefreiheit' },
    ],
  },
};
