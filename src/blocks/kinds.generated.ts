// Written by `npm run register-blocks` from the folders beside it. Change those, and run it.
import { accordion } from './accordion/accordion.fields.ts';
import { blockquote } from './blockquote/blockquote.fields.ts';
import { brandFiles } from './brand-files/brand-files.fields.ts';
import { buttons } from './buttons/buttons.fields.ts';
import { clubDetails } from './club-details/club-details.fields.ts';
import { colorValues } from './color-values/color-values.fields.ts';
import { deviceStorage } from './device-storage/device-storage.fields.ts';
import { embed } from './embed/embed.fields.ts';
import { factsAndFigures } from './facts-and-figures/facts-and-figures.fields.ts';
import { featureList } from './feature-list/feature-list.fields.ts';
import { form } from './form/form.fields.ts';
import { gallery } from './gallery/gallery.fields.ts';
import { headline } from './headline/headline.fields.ts';
import { hero } from './hero/hero.fields.ts';
import { html } from './html/html.fields.ts';
import { logoFinder } from './logo-finder/logo-finder.fields.ts';
import { logos } from './logos/logos.fields.ts';
import { marquee } from './marquee/marquee.fields.ts';
import { media } from './media/media.fields.ts';
import { poll } from './poll/poll.fields.ts';
import { productDetail } from './product-detail/product-detail.fields.ts';
import { richText } from './rich-text/rich-text.fields.ts';
import { specimen } from './specimen/specimen.fields.ts';
import { videoEmbed } from './video-embed/video-embed.fields.ts';

export const registeredKinds = {
  'accordion': accordion,
  'blockquote': blockquote,
  'brand-files': brandFiles,
  'buttons': buttons,
  'club-details': clubDetails,
  'color-values': colorValues,
  'device-storage': deviceStorage,
  'embed': embed,
  'facts-and-figures': factsAndFigures,
  'feature-list': featureList,
  'form': form,
  'gallery': gallery,
  'headline': headline,
  'hero': hero,
  'html': html,
  'logo-finder': logoFinder,
  'logos': logos,
  'marquee': marquee,
  'media': media,
  'poll': poll,
  'product-detail': productDetail,
  'rich-text': richText,
  'specimen': specimen,
  'video-embed': videoEmbed,
};
