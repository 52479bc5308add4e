import { defineBlock } from '#blocks/define-block.ts';
import { optionalEmbedSource } from '#blocks/embed/source-field.ts';
import { captionsInLanguages } from '#blocks/media/captions-in-languages.server.ts';
import { captionsWaiver } from '#blocks/media/captions-waiver.server.ts';
import { media } from '#fields/media.ts';
import { optionalRichText } from '#fields/rich-text.ts';
import { optionalText, text } from '#fields/text.ts';

export const videoEmbed = defineBlock({
  kind: 'video-embed',
  place: 60,
  version: 1,
  upgrades: [],
  label: { de: 'Film', en: 'Video' },
  group: 'pictures',
  purpose: {
    de: 'Ein Film mit Standbild, Länge und Abschrift, aus der Mediathek oder bei einem anderen Dienst.',
    en: 'A video with its still, length and transcript, from the media library or another service.',
  },
  notFor: {
    de: 'Nicht für stumme Bewegtbilder als Schmuck: Die stehen im Auftakt.',
    en: 'Not for silent moving pictures as decoration, which belong in the hero.',
  },
  alsoCalled: {
    de: 'Video, YouTube, Vimeo, Clip',
    en: 'Film, YouTube, Vimeo, clip',
  },
  fields: {
    title: text({
      label: { de: 'Titel', en: 'Title' },
      help: { de: 'Wie der Film heißt.', en: 'What the video is called.' },
      maxLength: 120,
    }),
    description: optionalText({
      label: { de: 'Beschreibung', en: 'Description' },
      help: {
        de: 'Zwei Sätze: was zu sehen ist und warum es sich lohnt.',
        en: 'Two sentences: what there is to see and why it is worth it.',
      },
      maxLength: 400,
      multiline: true,
    }),
    duration: optionalText({
      label: { de: 'Länge', en: 'Length' },
      help: {
        de: 'In Minuten und Sekunden, zum Beispiel „1:34 Minuten“.',
        en: 'In minutes and seconds, such as “1:34 minutes”.',
      },
      maxLength: 40,
    }),
    source: optionalEmbedSource({
      label: { de: 'Quelle', en: 'Source' },
      help: {
        de: 'Aus der Mediathek spielt der Film sofort; von einem anderen Dienst wird er erst geladen, wenn jemand ihn sehen will.',
        en: 'From the media library the video plays at once; from another service it is loaded only when someone wants to see it.',
      },
      options: {
        file: { de: 'Mediathek', en: 'Media library' },
        youtube: { de: 'YouTube', en: 'YouTube' },
        vimeo: { de: 'Vimeo', en: 'Vimeo' },
      },
    }),
    file: media({
      label: { de: 'Filmdatei', en: 'Video file' },
      help: {
        de: 'Nur für die Quelle Mediathek, im Format WebM oder MP4.',
        en: 'For the source media library only, as WebM or MP4.',
      },
      accepts: ['video'],
    }),
    alternative: media({
      label: { de: 'Zweite Fassung', en: 'Second version' },
      help: {
        de: 'Derselbe Film im anderen Format, für Browser, die das erste nicht spielen.',
        en: 'The same video in the other format, for browsers that don’t play the first.',
      },
      accepts: ['video'],
    }),
    poster: media({
      label: { de: 'Standbild', en: 'Still' },
      help: {
        de: 'Steht anstelle des Films, bis jemand ihn sehen will; kommt immer aus der eigenen Mediathek.',
        en: 'Shown until someone plays the video; always from our own media library.',
      },
    }),
    captions: media({
      label: { de: 'Untertitel', en: 'Captions' },
      help: {
        de: 'Für Filme nötig: eine Datei im Format WebVTT, in der Sprache der Seite; auch für stumme Filme, dann sagt sie, was zu sehen ist.',
        en: 'Required for videos: a file in the WebVTT format, in the page’s language; for silent videos too, saying what there is to see.',
      },
      accepts: ['captions'],
    }),
    moreCaptions: captionsInLanguages,
    withoutCaptions: captionsWaiver,
    transcript: optionalRichText({
      label: { de: 'Abschrift', en: 'Transcript' },
      help: {
        de: 'Was gesprochen wird und zu sehen ist, zum Nachlesen; wird aufgeklappt.',
        en: 'What is said and seen, for reading; unfolds on demand.',
      },
    }),
  },
});
