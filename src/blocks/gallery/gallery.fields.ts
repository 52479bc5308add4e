import { defineBlock } from '#blocks/define-block.ts';
import { captionsInLanguages } from '#blocks/media/captions-in-languages.server.ts';
import { captionsWaiver } from '#blocks/media/captions-waiver.server.ts';
import { choice } from '#fields/choice.ts';
import { list } from '#fields/list.ts';
import { media } from '#fields/media.ts';
import { optionalText } from '#fields/text.ts';

export const gallery = defineBlock({
  kind: 'gallery',
  place: 50,
  version: 1,
  upgrades: [],
  label: { de: 'Galerie', en: 'Gallery' },
  group: 'pictures',
  purpose: {
    de: 'Mehrere Bilder, die zusammen mehr sagen als einzeln.',
    en: 'Several pictures that say more together than alone.',
  },
  notFor: {
    de: 'Nicht für ein einzelnes Bild und nicht für Logos: Die brauchen ihren Schutzraum.',
    en: 'Not for a single picture and not for logos, which need their clear space.',
  },
  alsoCalled: {
    de: 'Slider, Karussell, Fotos, Bilder, Diashow, Bilderwand',
    en: 'Slider, carousel, photos, images, slideshow',
  },
  fields: {
    title: optionalText({
      label: { de: 'Überschrift', en: 'Heading' },
      help: {
        de: 'Ein Wort, das die Bilder zusammenhält.',
        en: 'One word for what the pictures have in common.',
      },
    }),
    look: choice({
      label: { de: 'Variante', en: 'Variant' },
      help: {
        de: 'Raster zeigt alle gleich groß, Wand lässt das erste Bild führen, Streifen läuft zur Seite.',
        en: 'Grid shows all in one size, wall makes the first picture larger, strip scrolls sideways.',
      },
      options: {
        grid: { de: 'Raster', en: 'Grid' },
        mosaic: { de: 'Wand', en: 'Wall' },
        strip: { de: 'Streifen', en: 'Strip' },
      },
    }),
    items: list({
      label: { de: 'Bilder', en: 'Pictures' },
      help: {
        de: 'In der Reihenfolge, in der sie gesehen werden; das erste führt.',
        en: 'In the order in which they are shown; the first one leads.',
      },
      entry: { singular: { de: 'Bild', en: 'Picture' }, plural: { de: 'Bilder', en: 'Pictures' } },
      max: 60,
      manyAtOnce: 'picture',
      fields: {
        picture: media({
          label: { de: 'Bild', en: 'Picture' },
          help: {
            de: 'Öffnet sich beim Anklicken in voller Größe.',
            en: 'Opens in full size when clicked.',
          },
          required: true,
        }),
        opens: media({
          label: { de: 'Film oder Dokument', en: 'Video or document' },
          help: {
            de: 'Ein Film oder PDF, vor dem das Bild steht. Bleibt das Feld leer, öffnet sich das Bild.',
            en: 'A video or PDF that the picture stands for. Left empty, the picture opens.',
          },
          accepts: ['video', 'file'],
        }),
        captions: media({
          label: { de: 'Untertitel', en: 'Captions' },
          help: {
            de: 'Für Filme nötig: eine Datei im Format WebVTT, in der Sprache der Seite.',
            en: 'Required for videos: a file in the WebVTT format, in the page’s language.',
          },
          accepts: ['captions'],
        }),
        moreCaptions: captionsInLanguages,
        withoutCaptions: captionsWaiver,
        caption: optionalText({
          label: { de: 'Bildunterschrift', en: 'Caption' },
          help: {
            de: 'Ersetzt die Bildunterschrift aus der Mediathek; bleibt das Feld leer, gilt jene.',
            en: 'Replaces the caption from the media library, which is used if this stays empty.',
          },
          maxLength: 300,
        }),
      },
    }),
  },
});
