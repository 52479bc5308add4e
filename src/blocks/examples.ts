import { accordionExamples } from './accordion/accordion.examples.ts';
import { blockquoteExamples } from './blockquote/blockquote.examples.ts';
import { buttonsExamples } from './buttons/buttons.examples.ts';
import { clubDetailsExamples } from './club-details/club-details.examples.ts';
import type { BlockExample } from './define-block.ts';
import { deviceStorageExamples } from './device-storage/device-storage.examples.ts';
import { embedExamples } from './embed/embed.examples.ts';
import { factsAndFiguresExamples } from './facts-and-figures/facts-and-figures.examples.ts';
import { featureListExamples } from './feature-list/feature-list.examples.ts';
import { formExamples } from './form/form.examples.ts';
import { galleryExamples } from './gallery/gallery.examples.ts';
import { headlineExamples } from './headline/headline.examples.ts';
import { heroExamples } from './hero/hero.examples.ts';
import { htmlExamples } from './html/html.examples.ts';
import type { BlockKind, blockKinds } from './kinds.ts';
import { logosExamples } from './logos/logos.examples.ts';
import { marqueeExamples } from './marquee/marquee.examples.ts';
import { mediaExamples } from './media/media.examples.ts';
import { pollExamples } from './poll/poll.examples.ts';
import { productDetailExamples } from './product-detail/product-detail.examples.ts';
import { richTextExamples } from './rich-text/rich-text.examples.ts';
import { videoEmbedExamples } from './video-embed/video-embed.examples.ts';

/** The named examples of every kind. They make the demo pages, and what is checked for markup, accessibility and looks. */
export const blockExamples: {
  readonly [Kind in BlockKind]: readonly BlockExample<(typeof blockKinds)[Kind]>[];
} = {
  hero: heroExamples,
  headline: headlineExamples,
  'rich-text': richTextExamples,
  media: mediaExamples,
  gallery: galleryExamples,
  'video-embed': videoEmbedExamples,
  marquee: marqueeExamples,
  blockquote: blockquoteExamples,
  'facts-and-figures': factsAndFiguresExamples,
  'feature-list': featureListExamples,
  accordion: accordionExamples,
  buttons: buttonsExamples,
  logos: logosExamples,
  poll: pollExamples,
  form: formExamples,
  'product-detail': productDetailExamples,
  embed: embedExamples,
  html: htmlExamples,
  'device-storage': deviceStorageExamples,
  'club-details': clubDetailsExamples,
};

/** An example of some kind. */
export type AnyExample = (typeof blockExamples)[BlockKind][number];

/** A kind's examples as a designer would show them, without those that test what it can bear. */
export function shownExamples(kind: BlockKind): readonly AnyExample[] {
  return blockExamples[kind].filter(({ isStressTest }) => !isStressTest);
}

/** A kind's examples that test what it can bear. */
export function stressTests(kind: BlockKind): readonly AnyExample[] {
  return blockExamples[kind].filter(({ isStressTest }) => isStressTest);
}
