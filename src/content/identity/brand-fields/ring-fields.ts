import type { Tab } from 'payload';
import { writtenBrand } from '#brand/brand.ts';
import { group, lengths, type Measure, numbers } from './number-and-length-fields.ts';

const { ring: band } = writtenBrand;

const height: Measure = { label: { de: 'Höhe', en: 'Height' } };

export const ring: Tab = {
  name: 'ring',
  label: { de: 'Ring', en: 'Ring' },
  description: {
    de: 'Wie dick das Band ist, wie es biegt und wo es liegt. Was leer ist, bleibt wie mitgeliefert.',
    en: 'How thick the band is, how it bends and where it lies. What is empty stays as it was delivered.',
  },
  fields: [
    ...lengths('size', band, {
      width: {
        label: { de: 'Stärke des Bandes', en: 'Thickness of the band' },
        help: {
          de: 'Wo es allein steht: als Laufband, als Suche, beim Wechsel der Seite.',
          en: 'Where it stands alone: as a marquee, as a search, from page to page.',
        },
        required: true,
      },
      path: {
        label: { de: 'Stärke auf langen Seiten', en: 'Thickness on long pages' },
        help: {
          de: 'Wo es durch die ganze Seite läuft, neben dem Text und quer darüber. In einem niedrigen oder schmalen Fenster ist es dünner.',
          en: 'Where it runs through the whole page, beside the text and across it. In a low or narrow window it is thinner.',
        },
        least: 1.25,
      },
    }),
    group(
      'bend',
      { de: 'Biegung, in Bandstärken', en: 'Bend, in thicknesses' },
      numbers(
        band.bend,
        { min: 0.5, max: 10, step: 0.05 },
        {
          least: { label: { de: 'Die engste, die erlaubt ist', en: 'The tightest that is allowed' } },
          most: { label: { de: 'Die weiteste, die erlaubt ist', en: 'The widest that is allowed' } },
          path: { label: { de: 'Auf langen Seiten', en: 'On long pages' } },
          loop: {
            label: { de: 'In der Schleife am Seitentitel', en: 'In the loop at the page’s title' },
            help: {
              de: 'In breiten Fenstern; auf Handys biegt sie wie das übrige Band.',
              en: 'In wide windows; on phones it bends like the rest of the band.',
            },
          },
        },
      ),
      {
        de: 'Der Radius auf der Mittellinie: 2 ist doppelt so viel, wie das Band dick ist. Ein Handy hat für weite Bögen keinen Platz und biegt enger.',
        en: 'The radius on the centre line: 2 is twice as much as the band is thick. A phone has no room for wide bends and bends more tightly.',
      },
    ),
    group(
      'title',
      { de: 'Quer über einen Titel', en: 'Across a title' },
      [
        ...numbers(
          { rise: band.title.rise },
          { min: 0, max: 1.5, step: 0.01 },
          {
            rise: {
              label: { de: 'Oberkante über dem Fuß der Zeile', en: 'Upper edge above the foot of the line' },
            },
          },
        ),
        ...numbers({ height: band.title.height }, { min: 0.02, max: 1, step: 0.01 }, { height }),
      ],
      {
        de: 'In Größen der Schrift. Wo die Kanten gut liegen, entscheidet die Schrift: zwischen den Querstrichen ihrer Buchstaben.',
        en: 'In sizes of the type. Where the edges lie well is up to the typeface: between the bars of its letters.',
      },
    ),
    group(
      'figure',
      { de: 'Quer über eine große Zahl', en: 'Across a large figure' },
      [
        ...numbers(
          { middle: band.figure.middle },
          { min: 0, max: 1, step: 0.01 },
          {
            middle: {
              label: { de: 'Mitte unter dem Kopf der Zeile', en: 'Middle below the head of the line' },
            },
          },
        ),
        ...numbers({ height: band.figure.height }, { min: 0.02, max: 1, step: 0.01 }, { height }),
      ],
      {
        de: 'In Größen der Schrift. Auf langen Seiten ist es dort so dick wie das Band.',
        en: 'In sizes of the type. On long pages it is as thick there as the band.',
      },
    ),
    group(
      'claim',
      { de: 'Hinter dem Leitsatz', en: 'Behind the tagline' },
      [
        ...numbers(
          { lift: band.claim.lift },
          { min: 0, max: 1, step: 0.01 },
          { lift: { label: { de: 'Unterkante über der Grundlinie', en: 'Lower edge above the baseline' } } },
        ),
        ...numbers({ height: band.claim.height }, { min: 0.02, max: 1, step: 0.01 }, { height }),
      ],
      {
        de: 'In Größen der Schrift. Am Ende jeder Seite läuft es vom letzten Buchstaben zum Rand des Fensters hinaus.',
        en: 'In sizes of the type. At the end of every page it runs from the last letter out at the edge of the window.',
      },
    ),
    group(
      'icon',
      { de: 'Im Symbol, das Browser zeigen', en: 'In the icon that browsers show' },
      numbers(
        band.icon,
        { min: 0, max: 1, step: 0.01 },
        { top: { label: { de: 'Abstand von oben', en: 'Distance from the top' } }, height },
      ),
      {
        de: 'Als Teil der Höhe, und nur, wo das Symbol ein Trikot ist.',
        en: 'As a part of the height, and only where the icon is a shirt.',
      },
    ),
  ],
};
