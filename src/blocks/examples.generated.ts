// Written by `npm run register-blocks` from the folders beside it. Change those, and run it.
import { accordionExamples } from './accordion/accordion.examples.ts';
import { blockquoteExamples } from './blockquote/blockquote.examples.ts';
import { brandFilesExamples } from './brand-files/brand-files.examples.ts';
import { buttonsExamples } from './buttons/buttons.examples.ts';
import { clubDetailsExamples } from './club-details/club-details.examples.ts';
import { colorValuesExamples } from './color-values/color-values.examples.ts';
import { deviceStorageExamples } from './device-storage/device-storage.examples.ts';
import { embedExamples } from './embed/embed.examples.ts';
import { factsAndFiguresExamples } from './facts-and-figures/facts-and-figures.examples.ts';
import { featureListExamples } from './feature-list/feature-list.examples.ts';
import { formExamples } from './form/form.examples.ts';
import { galleryExamples } from './gallery/gallery.examples.ts';
import { headlineExamples } from './headline/headline.examples.ts';
import { heroExamples } from './hero/hero.examples.ts';
import { htmlExamples } from './html/html.examples.ts';
import { logoFinderExamples } from './logo-finder/logo-finder.examples.ts';
import { logosExamples } from './logos/logos.examples.ts';
import { marqueeExamples } from './marquee/marquee.examples.ts';
import { mediaExamples } from './media/media.examples.ts';
import { pollExamples } from './poll/poll.examples.ts';
import { productDetailExamples } from './product-detail/product-detail.examples.ts';
import { richTextExamples } from './rich-text/rich-text.examples.ts';
import { specimenExamples } from './specimen/specimen.examples.ts';
import { videoEmbedExamples } from './video-embed/video-embed.examples.ts';

export const registeredExamples = {
  'accordion': accordionExamples,
  'blockquote': blockquoteExamples,
  'brand-files': brandFilesExamples,
  'buttons': buttonsExamples,
  'club-details': clubDetailsExamples,
  'color-values': colorValuesExamples,
  'device-storage': deviceStorageExamples,
  'embed': embedExamples,
  'facts-and-figures': factsAndFiguresExamples,
  'feature-list': featureListExamples,
  'form': formExamples,
  'gallery': galleryExamples,
  'headline': headlineExamples,
  'hero': heroExamples,
  'html': htmlExamples,
  'logo-finder': logoFinderExamples,
  'logos': logosExamples,
  'marquee': marqueeExamples,
  'media': mediaExamples,
  'poll': pollExamples,
  'product-detail': productDetailExamples,
  'rich-text': richTextExamples,
  'specimen': specimenExamples,
  'video-embed': videoEmbedExamples,
};
