import { defineBlock } from '#blocks/define-block.ts';
import { media } from '#fields/media.ts';
import { optionalText, text } from '#fields/text.ts';
import { embedSource } from './source-field.ts';

export const embed = defineBlock({
  kind: 'embed',
  place: 170,
  version: 1,
  upgrades: [],
  label: { de: 'Eingebetteter Inhalt', en: 'Embed' },
  group: 'others',
  purpose: {
    de: 'Ein Video, eine Karte, ein Beitrag von anderswo, ohne dass vor dem Klick jemand davon erfährt.',
    en: 'A video, a map or a post from elsewhere. Nobody there learns anything before the click.',
  },
  notFor: {
    de: 'Nicht für eigene Filme und Bilder: Die gehören in die Mediathek.',
    en: 'Not for films and pictures of our own: those belong in the media library.',
  },
  alsoCalled: {
    de: 'Fremder Inhalt, Einbetten, YouTube, Instagram, Karte, Maps, iframe',
    en: 'YouTube, Instagram, map, social media, iframe',
  },
  fields: {
    source: embedSource({
      label: { de: 'Herkunft', en: 'Origin' },
      help: {
        de: 'Woher der Inhalt kommt. Geladen wird er erst, wenn jemand ihn sehen will.',
        en: 'Where the content comes from. It is loaded only when someone wants to see it.',
      },
      options: {
        youtube: { de: 'YouTube', en: 'YouTube' },
        vimeo: { de: 'Vimeo', en: 'Vimeo' },
        openstreetmap: { de: 'OpenStreetMap', en: 'OpenStreetMap' },
        spotify: { de: 'Spotify', en: 'Spotify' },
        instagram: { de: 'Instagram', en: 'Instagram' },
        x: { de: 'X', en: 'X' },
        frame: { de: 'Freigegebener Dienst', en: 'Allowed service' },
      },
    }),
    title: text({
      label: { de: 'Titel', en: 'Title' },
      help: {
        de: 'Sagt, was dort zu sehen oder zu hören ist.',
        en: 'Says what there is to see or hear.',
      },
      maxLength: 160,
    }),
    description: optionalText({
      label: { de: 'Beschreibung', en: 'Description' },
      help: {
        de: 'Das Wichtigste für alle, die ihn nicht laden.',
        en: 'The gist for those who do not load it.',
      },
      maxLength: 400,
      multiline: true,
    }),
    poster: media({
      label: { de: 'Bild', en: 'Picture' },
      help: {
        de: 'Ein eigenes Bild aus der Mediathek; vom Anbieter wird keines geladen. Leer: ein gezeichnetes Feld mit seinem Namen.',
        en: 'A picture of our own from the media library; none is loaded from the provider. Empty: a drawn field with its name.',
      },
    }),
  },
});
