import { defineBlock } from '#blocks/define-block.ts';
import { choice } from '#fields/choice.ts';
import { media } from '#fields/media.ts';
import { optionalText, text } from '#fields/text.ts';
import { embedAddress } from './embed-address.ts';

export const embed = defineBlock({
  kind: 'embed',
  version: 1,
  upgrades: [],
  label: { de: 'Fremder Inhalt', en: 'Embed' },
  purpose: {
    de: 'Ein Video, eine Karte, ein Beitrag von anderswo, ohne dass vor dem Klick jemand davon erfährt.',
    en: 'A video, a map, a post from elsewhere, without anyone learning of it before the click.',
  },
  notFor: {
    de: 'Nicht für eigene Filme und Bilder: Die gehören in die Mediathek.',
    en: 'Not for films and pictures of our own: those belong in the media library.',
  },
  fields: {
    provider: choice({
      label: { de: 'Anbieter', en: 'Provider' },
      help: { de: 'Woher der Inhalt kommt.', en: 'Where the piece comes from.' },
      options: {
        youtube: { de: 'YouTube', en: 'YouTube' },
        vimeo: { de: 'Vimeo', en: 'Vimeo' },
        openstreetmap: { de: 'OpenStreetMap', en: 'OpenStreetMap' },
        spotify: { de: 'Spotify', en: 'Spotify' },
        instagram: { de: 'Instagram', en: 'Instagram' },
        x: { de: 'X', en: 'X' },
      },
    }),
    address: embedAddress({
      label: { de: 'Kennung', en: 'Identifier' },
      help: {
        de: 'Nur das Stück der Adresse, das den Inhalt benennt, bei YouTube zum Beispiel die elf Zeichen hinter „watch?v=“.',
        en: 'Only the part of the address that names the piece, with YouTube for instance the eleven characters after “watch?v=”.',
      },
    }),
    title: text({
      label: { de: 'Titel', en: 'Title' },
      help: {
        de: 'Sagt, was dort zu sehen oder zu hören ist.',
        en: 'Says what is to be seen or heard there.',
      },
      maxLength: 160,
    }),
    description: optionalText({
      label: { de: 'Beschreibung', en: 'Description' },
      help: {
        de: 'Das Wichtigste für alle, die nicht hinübergehen.',
        en: 'The gist for those who do not go there.',
      },
      maxLength: 400,
      multiline: true,
    }),
    poster: media({
      label: { de: 'Bild', en: 'Picture' },
      help: {
        de: 'Ein eigenes Bild aus der Mediathek; vom Anbieter wird keines geladen.',
        en: 'A picture of our own from the media library; none is loaded from the provider.',
      },
    }),
  },
});
