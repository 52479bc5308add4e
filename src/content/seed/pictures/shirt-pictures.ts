import { landscape, type Picture, portrait, raster, type Words } from './picture.ts';
import type { ShirtName } from './shirt-look.ts';
import type { Side } from './shirt-shape.ts';
import { freeTrikot, trikot } from './trikot.ts';

const altTexts: Record<ShirtName, Record<Side, Words>> = {
  home: {
    front: {
      de: 'Heimtrikot von vorn: weißes Trikot mit schwarzem Kragen, über die Brust läuft ein roter Ring von Bildrand zu Bildrand.',
      en: 'Home shirt, front: white with a black collar; a red band crosses the chest and runs on to both edges of the picture.',
    },
    back: {
      de: 'Heimtrikot von hinten: große Rückennummer 93, im roten Ring weiß, darunter schwarz.',
      en: 'Home shirt, back: a large number 93, white where it meets the red band and black below it.',
    },
  },
  away: {
    front: {
      de: 'Auswärtstrikot von vorn: schwarzes Trikot auf schwarzem Grund, nur die hellen Nähte und der rote Ring sind zu sehen.',
      en: 'Away shirt, front: black on black, drawn only by its pale seams and the red band across the chest.',
    },
    back: {
      de: 'Auswärtstrikot von hinten: schwarz auf schwarz, mit heller Rückennummer 18 über dem roten Ring.',
      en: 'Away shirt, back: black on black, with a pale number 18 set over the red band.',
    },
  },
  third: {
    front: {
      de: 'Ausweichtrikot von vorn: steingrau, über Brust und Bauch ziehen sich feine Höhenlinien, dazwischen der rote Ring.',
      en: 'Third shirt, front: stone grey with fine contour lines knitted in, and the red band between them.',
    },
    back: {
      de: 'Ausweichtrikot von hinten: steingrau mit Höhenlinien, Rückennummer 12, der rote Ring läuft hinter der Nummer durch.',
      en: 'Third shirt, back: stone grey with contour lines and a number 12 that the red band passes behind.',
    },
  },
};

const freeAltTexts: Record<ShirtName, Words> = {
  home: {
    de: 'Heimtrikot mit ausgebreiteten Ärmeln: weiß, schwarzer Kragen, roter Ring.',
    en: 'Home shirt with its sleeves spread: white, a black collar, a red band.',
  },
  away: {
    de: 'Auswärtstrikot mit ausgebreiteten Ärmeln: schwarz mit feinen Lichtstrahlen, heller Kragen, roter Ring.',
    en: 'Away shirt with its sleeves spread: black with fine rays of light, a pale collar, a red band.',
  },
  third: {
    de: 'Ausweichtrikot mit ausgebreiteten Ärmeln: steingrau mit Höhenlinien, schwarzer Kragen, roter Ring.',
    en: 'Third shirt with its sleeves spread: stone grey with contour lines, a black collar, a red band.',
  },
};

const names: readonly ShirtName[] = ['home', 'away', 'third'];
const freeSize = { width: 2400, height: 1680 };
const sides: readonly Side[] = ['front', 'back'];

const singles: readonly Picture[] = names.flatMap((name) =>
  sides.map((side) =>
    raster(`trikot-${name}-${side}`, portrait, { alt: altTexts[name][side] }, (crop) =>
      trikot(crop, name, side),
    ),
  ),
);

const free: readonly Picture[] = names.map((name) =>
  raster(`trikot-${name}-frei`, freeSize, { alt: freeAltTexts[name], cutOut: true }, (crop) =>
    freeTrikot(crop, name),
  ),
);

const poster = raster(
  'trikot',
  landscape,
  {
    alt: {
      de: 'Heimtrikot, nah und schräg angeschnitten: weißer Stoff mit feinen Falten, quer darüber das rote Band von Bildrand zu Bildrand.',
      en: 'The home shirt, close and cropped at an angle: white cloth with fine folds, crossed from edge to edge by the red band.',
    },
    caption: { de: 'Trikot, der Ring', en: 'The shirt, the ring' },
  },
  (crop) => trikot(crop, 'home', 'front', { scale: 3.9, x: 1010, y: -150, turn: -11 }),
);

export const shirtPictures: readonly Picture[] = [poster, ...singles, ...free];
