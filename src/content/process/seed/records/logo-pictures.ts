import type { DemoFile } from './demo-file.ts';

export const logoPictures: readonly DemoFile[] = [
  {
    key: 'logo-wordmark',
    fileName: 'logo-wordmark.svg',
    alt: { de: 'Wortmarke VfB mit rotem f', en: 'VfB wordmark with a red f' },
  },
  {
    key: 'logo-wordmark-dark',
    fileName: 'logo-wordmark-dark.svg',
    alt: {
      de: 'Wortmarke VfB mit rotem f, für dunklen Grund',
      en: 'VfB wordmark with a red f, for dark grounds',
    },
  },
  {
    key: 'logo-ring',
    fileName: 'logo-ring.svg',
    alt: { de: 'Zeichen: ein f, vom roten Ring umschlossen', en: 'Symbol: an f enclosed by the red ring' },
  },
  {
    key: 'logo-ring-dark',
    fileName: 'logo-ring-dark.svg',
    alt: {
      de: 'Zeichen: ein f, vom roten Ring umschlossen, für dunklen Grund',
      en: 'Symbol: an f enclosed by the red ring, for dark grounds',
    },
  },
  {
    key: 'logo-lockup',
    fileName: 'logo-lockup.svg',
    alt: {
      de: 'Wortmarke VfB, daneben der Leitsatz „Zusammen voran“',
      en: 'VfB wordmark beside the tagline “Zusammen voran”',
    },
  },
  {
    key: 'logo-lockup-dark',
    fileName: 'logo-lockup-dark.svg',
    alt: {
      de: 'Wortmarke VfB, daneben der Leitsatz „Zusammen voran“, für dunklen Grund',
      en: 'VfB wordmark beside the tagline “Zusammen voran”, for dark grounds',
    },
  },
  {
    key: 'logo-stacked',
    fileName: 'logo-stacked.svg',
    alt: {
      de: 'Wortmarke VfB über einem roten Balken mit dem Leitsatz „Zusammen voran“',
      en: 'VfB wordmark on a red bar that carries the tagline “Zusammen voran”',
    },
  },
  {
    key: 'logo-stacked-dark',
    fileName: 'logo-stacked-dark.svg',
    alt: {
      de: 'Wortmarke VfB über einem roten Balken mit dem Leitsatz „Zusammen voran“, für dunklen Grund',
      en: 'VfB wordmark on a red bar that carries the tagline “Zusammen voran”, for dark grounds',
    },
  },
];
