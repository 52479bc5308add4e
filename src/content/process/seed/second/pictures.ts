import type { DemoFile } from '../records/demo-file.ts';

export const pictures: readonly DemoFile[] = [
  {
    key: 'watt',
    fileName: 'watt.png',
    drawnIn: 'ring',
    alt: {
      de: 'Das Watt von oben: Durch gelben Schlick windet sich ein Priel, von dem kleinere abgehen',
      en: 'The mudflats from above: a creek winds through yellow silt, with smaller ones branching off',
    },
  },
  {
    key: 'watt-portrait',
    fileName: 'watt-portrait.png',
    drawnIn: 'ring',
    alt: {
      de: 'Das Watt von oben: Durch gelben Schlick windet sich ein Priel',
      en: 'The mudflats from above: a creek winds through yellow silt',
    },
  },
  {
    key: 'flut',
    fileName: 'flut.png',
    drawnIn: 'ring',
    alt: {
      de: 'Nacht und Vollmond: Aus den Wellen ragt die obere Hälfte eines Tores',
      en: 'Night and a full moon: the upper half of a goal rises from the waves',
    },
  },
  {
    key: 'stauwasser',
    fileName: 'stauwasser.png',
    drawnIn: 'ring',
    alt: {
      de: 'Stilles Wasser, darüber der Mond, neben ihm ein Anleger',
      en: 'Still water under the moon, with a landing stage beside it',
    },
  },
  {
    key: 'deich',
    fileName: 'deich.png',
    drawnIn: 'ring',
    alt: {
      de: 'Auf der Deichkrone wehen drei Flaggen, darunter stehen Hunderte, viele im Ölzeug',
      en: 'Three flags on the dike, and below them hundreds of people, many in oilskins',
    },
  },
  {
    key: 'deich-portrait',
    fileName: 'deich-portrait.png',
    drawnIn: 'ring',
    alt: {
      de: 'Menschen im Ölzeug am Deich, über ihnen drei Flaggen',
      en: 'People in oilskins on the dike, three flags above them',
    },
  },
  {
    key: 'platz',
    fileName: 'platz.png',
    drawnIn: 'ring-bright',
    alt: {
      de: 'Ein Spielfeld von oben: Quer hindurch läuft in weiten Bögen der Priel',
      en: 'A pitch from above, with the creek running across it in wide bends',
    },
  },
  {
    key: 'priel-share',
    fileName: 'priel-share.png',
    drawnIn: 'ring',
    alt: {
      de: 'Schriftzug Priel über einer Welle',
      en: 'The lettering Priel above a wave',
    },
  },
];
