import type { DemoFile } from './demo-file.ts';

/** The shirts: a poster, front and back of each, and each cut out with spread sleeves. */
export const shirtPictures: readonly DemoFile[] = [
  {
    key: 'trikot',
    fileName: 'trikot.png',
    drawnIn: 'ring',
    alt: {
      de: 'Heimtrikot, nah und schräg angeschnitten: weißer Stoff mit feinen Falten, quer darüber das rote Band von Bildrand zu Bildrand.',
      en: 'The home shirt, close and cropped at an angle: white cloth with fine folds, crossed from edge to edge by the red band.',
    },
    caption: { de: 'Trikot, der Ring', en: 'The shirt, the ring' },
  },
  {
    key: 'trikot-home-front',
    fileName: 'trikot-home-front.png',
    drawnIn: 'ring',
    alt: {
      de: 'Heimtrikot von vorn: weißes Trikot mit schwarzem Kragen, über die Brust läuft ein roter Ring von Bildrand zu Bildrand.',
      en: 'Home shirt, front: white with a black collar; a red band crosses the chest and runs on to both edges of the picture.',
    },
  },
  {
    key: 'trikot-home-back',
    fileName: 'trikot-home-back.png',
    drawnIn: 'ring',
    alt: {
      de: 'Heimtrikot von hinten: große Rückennummer 93, im roten Ring weiß, darunter schwarz.',
      en: 'Home shirt, back: a large number 93, white where it meets the red band and black below it.',
    },
  },
  {
    key: 'trikot-away-front',
    fileName: 'trikot-away-front.png',
    drawnIn: 'ring',
    alt: {
      de: 'Auswärtstrikot von vorn: schwarzes Trikot auf schwarzem Grund, nur die hellen Nähte und der rote Ring sind zu sehen.',
      en: 'Away shirt, front: black on black, drawn only by its pale seams and the red band across the chest.',
    },
  },
  {
    key: 'trikot-away-back',
    fileName: 'trikot-away-back.png',
    drawnIn: 'ring',
    alt: {
      de: 'Auswärtstrikot von hinten: schwarz auf schwarz, mit heller Rückennummer 18 über dem roten Ring.',
      en: 'Away shirt, back: black on black, with a pale number 18 set over the red band.',
    },
  },
  {
    key: 'trikot-third-front',
    fileName: 'trikot-third-front.png',
    drawnIn: 'ring',
    alt: {
      de: 'Ausweichtrikot von vorn: steingrau, über Brust und Bauch ziehen sich feine Höhenlinien, dazwischen der rote Ring.',
      en: 'Third shirt, front: stone grey with fine contour lines knitted in, and the red band between them.',
    },
  },
  {
    key: 'trikot-third-back',
    fileName: 'trikot-third-back.png',
    drawnIn: 'ring',
    alt: {
      de: 'Ausweichtrikot von hinten: steingrau mit Höhenlinien, Rückennummer 12, der rote Ring läuft hinter der Nummer durch.',
      en: 'Third shirt, back: stone grey with contour lines and a number 12 that the red band passes behind.',
    },
  },
  {
    key: 'trikot-home-frei',
    fileName: 'trikot-home-frei.png',
    drawnIn: 'ring',
    alt: {
      de: 'Heimtrikot mit ausgebreiteten Ärmeln: weiß, schwarzer Kragen, roter Ring.',
      en: 'Home shirt with its sleeves spread: white, a black collar, a red band.',
    },
  },
  {
    key: 'trikot-away-frei',
    fileName: 'trikot-away-frei.png',
    drawnIn: 'ring',
    alt: {
      de: 'Auswärtstrikot mit ausgebreiteten Ärmeln: schwarz mit feinen Lichtstrahlen, heller Kragen, roter Ring.',
      en: 'Away shirt with its sleeves spread: black with fine rays of light, a pale collar, a red band.',
    },
  },
  {
    key: 'trikot-third-frei',
    fileName: 'trikot-third-frei.png',
    drawnIn: 'ring',
    alt: {
      de: 'Ausweichtrikot mit ausgebreiteten Ärmeln: steingrau mit Höhenlinien, schwarzer Kragen, roter Ring.',
      en: 'Third shirt with its sleeves spread: stone grey with contour lines, a black collar, a red band.',
    },
  },
];
