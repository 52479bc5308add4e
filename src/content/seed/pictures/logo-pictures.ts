import { type Ground, logoFrames, logoLockup, logoRing, logoStacked, logoWordmark } from './logos.ts';
import { type Picture, vector, type Words } from './picture.ts';
import type { Crop } from './svg.ts';

interface Logo {
  readonly key: string;
  readonly size: Crop;
  readonly alt: Words;
  readonly draw: (crop: Crop, ground: Ground) => string;
}

const logos: readonly Logo[] = [
  {
    key: 'logo-wordmark',
    size: logoFrames.wordmark,
    alt: { de: 'Wortmarke VfB mit rotem f', en: 'VfB wordmark with a red f' },
    draw: logoWordmark,
  },
  {
    key: 'logo-ring',
    size: logoFrames.ring,
    alt: { de: 'Zeichen: ein f, vom roten Ring umschlossen', en: 'Symbol: an f enclosed by the red ring' },
    draw: logoRing,
  },
  {
    key: 'logo-lockup',
    size: logoFrames.lockup,
    alt: {
      de: 'Wortmarke VfB, daneben der Leitsatz „Zusammen voran“',
      en: 'VfB wordmark beside the tagline “Zusammen voran”',
    },
    draw: logoLockup,
  },
  {
    key: 'logo-stacked',
    size: logoFrames.stacked,
    alt: {
      de: 'Wortmarke VfB über einem roten Balken mit dem Leitsatz „Zusammen voran“',
      en: 'VfB wordmark on a red bar that carries the tagline “Zusammen voran”',
    },
    draw: logoStacked,
  },
];

export const logoPictures: readonly Picture[] = logos.flatMap((logo) => [
  vector(logo.key, logo.size, { alt: logo.alt }, (crop) => logo.draw(crop, 'light')),
  vector(
    `${logo.key}-dark`,
    logo.size,
    { alt: { de: `${logo.alt.de}, für dunklen Grund`, en: `${logo.alt.en}, for dark grounds` } },
    (crop) => logo.draw(crop, 'dark'),
  ),
]);
