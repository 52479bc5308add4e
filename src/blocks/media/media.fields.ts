import { defineBlock } from '#blocks/define-block.ts';
import { choice } from '#fields/choice.ts';
import { inForm } from '#fields/content-field.ts';
import { media as mediaFile } from '#fields/media.ts';
import { optionalRichText } from '#fields/rich-text.ts';
import { optionalText } from '#fields/text.ts';
import { captionsInLanguages } from './captions-in-languages.server.ts';
import { captionsWaiver } from './captions-waiver.server.ts';

/** Only the chosen file tells, which the form doesn't have: the stylesheet of the alternative texts hides them. */
const notForPictures = { className: 'not-for-pictures' };

export const media = defineBlock({
  kind: 'media',
  place: 40,
  version: 1,
  upgrades: [],
  label: { de: 'Bild, Film oder Ton', en: 'Picture, video or audio' },
  group: 'pictures',
  purpose: {
    de: 'Eine einzelne Datei, die für sich steht: ein Bild, ein Film, ein Ton oder ein Dokument.',
    en: 'A single file that stands for itself: a picture, a video, a sound or a document.',
  },
  notFor: {
    de: 'Nicht für mehrere Bilder, die zusammengehören, und nicht für Filme von anderen Diensten.',
    en: 'Not for several pictures that belong together, and not for videos hosted elsewhere.',
  },
  alsoCalled: {
    de: 'Foto, Grafik, Video, Audio, Podcast, Abbildung, Dokument, PDF',
    en: 'Photo, image, graphic, film, sound, podcast, document, PDF',
  },
  fields: {
    file: mediaFile({
      label: { de: 'Datei', en: 'File' },
      help: {
        de: 'Ein Bild mit mindestens 2400 Pixeln Breite, ein Film, ein Ton oder ein PDF aus der Mediathek.',
        en: 'A picture at least 2400 pixels wide, a video, a sound or a PDF from the media library.',
      },
      accepts: ['image', 'video', 'audio', 'file'],
      required: true,
    }),
    poster: inForm(
      mediaFile({
        label: { de: 'Standbild', en: 'Still' },
        help: {
          de: 'Für Filme, was bis zum Abspielen zu sehen ist; für Dokumente das Bild, vor dem sie stehen. Ohne Bild ist ein Dokument ein Link.',
          en: 'For videos, what is shown until someone presses play; for documents, the picture that opens them. Without one a document is a link.',
        },
      }),
      notForPictures,
    ),
    captions: inForm(
      mediaFile({
        label: { de: 'Untertitel', en: 'Captions' },
        help: {
          de: 'Für Filme nötig: eine Datei im Format WebVTT, in der Sprache der Seite; auch für stumme Filme, dann sagt sie, was zu sehen ist.',
          en: 'Required for videos: a file in the WebVTT format, in the page’s language; for silent videos too, saying what there is to see.',
        },
        accepts: ['captions'],
      }),
      notForPictures,
    ),
    moreCaptions: inForm(captionsInLanguages, notForPictures),
    withoutCaptions: inForm(captionsWaiver, notForPictures),
    caption: optionalText({
      label: { de: 'Bildunterschrift', en: 'Caption' },
      help: {
        de: 'Ersetzt die Bildunterschrift aus der Mediathek; bleibt das Feld leer, gilt jene.',
        en: 'Replaces the caption from the media library, which is used if this stays empty.',
      },
      maxLength: 300,
    }),
    credit: optionalText({
      label: { de: 'Nachweis', en: 'Credit' },
      help: {
        de: 'Ersetzt den Nachweis aus der Mediathek; bleibt das Feld leer, gilt jener.',
        en: 'Replaces the credit from the media library, which is used if this stays empty.',
      },
      maxLength: 120,
    }),
    transcript: inForm(
      optionalRichText({
        label: { de: 'Abschrift', en: 'Transcript' },
        help: {
          de: 'Was in Film oder Ton zu hören ist, zum Nachlesen; wird aufgeklappt.',
          en: 'What is heard in the video or sound, for reading; unfolds on demand.',
        },
      }),
      notForPictures,
    ),
    width: choice({
      label: { de: 'Breite', en: 'Width' },
      help: {
        de: 'So breit wie der Text, so breit wie das Raster, oder von Rand zu Rand.',
        en: 'As wide as the text, as wide as the grid, or from edge to edge.',
      },
      options: {
        text: { de: 'Textbreite', en: 'Text' },
        wide: { de: 'Breit', en: 'Wide' },
        full: { de: 'Von Rand zu Rand', en: 'Edge to edge' },
      },
    }),
  },
});
