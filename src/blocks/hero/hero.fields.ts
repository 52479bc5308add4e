import { defineBlock } from '#blocks/define-block.ts';
import { choice } from '#fields/choice.ts';
import { inForm } from '#fields/content-field.ts';
import { link } from '#fields/link.ts';
import { list } from '#fields/list.ts';
import { media } from '#fields/media.ts';
import { optionalText, text } from '#fields/text.ts';

const hasPicture = ({ look }: Readonly<Record<string, unknown>>) => look !== 'type';

export const hero = defineBlock({
  kind: 'hero',
  place: 10,
  version: 1,
  upgrades: [],
  label: { de: 'Auftakt', en: 'Hero' },
  group: 'opening',
  purpose: {
    de: 'Der erste Bildschirm einer Seite: ein Wort oder ein Satz, sehr groß, vom Ring gekreuzt.',
    en: 'The first screen of a page: one word or one sentence, very large, crossed by the ring.',
  },
  notFor: {
    de: 'Nicht in der Mitte einer Seite und nie zweimal: Dort führt die Überschrift.',
    en: 'Not in the middle of a page and never twice: that is what the headline is for.',
  },
  alsoCalled: {
    de: 'Hero, Bühne, Aufmacher, Header, Titelbild, Teaser',
    en: 'Stage, header, cover, banner, teaser',
  },
  fields: {
    title: text({
      label: { de: 'Titel', en: 'Title' },
      help: {
        de: 'So wenige Worte wie möglich; lange Wörter brauchen ein weiches Trennzeichen, wo sie brechen dürfen.',
        en: 'As few words as possible; a long word needs a soft hyphen wherever it may break.',
      },
      maxLength: 120,
    }),
    lead: optionalText({
      label: { de: 'Vorspann', en: 'Lead' },
      help: {
        de: 'Ein bis zwei Sätze, die sagen, worum es auf der Seite geht.',
        en: 'One or two sentences that say what the page is about.',
      },
      maxLength: 400,
      multiline: true,
    }),
    look: choice({
      label: { de: 'Variante', en: 'Variant' },
      help: {
        de: 'Schrift steht allein mit dem Ring, Bild füllt die Fläche, Geteilt stellt beides nebeneinander.',
        en: 'Type stands alone with the ring, picture fills the field, split puts both side by side.',
      },
      options: {
        type: { de: 'Schrift', en: 'Type' },
        picture: { de: 'Bild', en: 'Picture' },
        split: { de: 'Geteilt', en: 'Split' },
      },
    }),
    picture: inForm(
      media({
        label: { de: 'Bild', en: 'Picture' },
        help: {
          de: 'Für die Varianten Bild und Geteilt; im Querformat, mit dem Fokuspunkt auf dem, was nie abgeschnitten wird.',
          en: 'For the variants picture and split; landscape, with its focal point on what must never be cut off.',
        },
      }),
      { condition: hasPicture },
    ),
    video: inForm(
      media({
        label: { de: 'Film', en: 'Video' },
        help: {
          de: 'Läuft statt des Bildes, stumm, in Schleife und mit einem Knopf zum Anhalten; das Bild ist dann sein Standbild.',
          en: 'Plays in place of the picture, muted and looping, with a button to stop it; the picture becomes its still.',
        },
        accepts: ['video'],
      }),
      { condition: hasPicture },
    ),
    links: list({
      label: { de: 'Links', en: 'Links' },
      help: {
        de: 'Höchstens zwei, der wichtigere zuerst.',
        en: 'Two at most, the more important one first.',
      },
      entry: { singular: { de: 'Link', en: 'Link' }, plural: { de: 'Links', en: 'Links' } },
      min: 0,
      max: 2,
      fields: {
        link: link({
          label: { de: 'Link', en: 'Link' },
          help: { de: 'Sagt, was als Nächstes kommt.', en: 'Says what comes next.' },
        }),
      },
    }),
  },
});
