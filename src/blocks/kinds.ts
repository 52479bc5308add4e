import { accordion } from './accordion/accordion.fields.ts';
import { blockquote } from './blockquote/blockquote.fields.ts';
import { buttons } from './buttons/buttons.fields.ts';
import { clubDetails } from './club-details/club-details.fields.ts';
import type { BlockData } from './define-block.ts';
import { deviceStorage } from './device-storage/device-storage.fields.ts';
import { embed } from './embed/embed.fields.ts';
import { factsAndFigures } from './facts-and-figures/facts-and-figures.fields.ts';
import { featureList } from './feature-list/feature-list.fields.ts';
import { form } from './form/form.fields.ts';
import { gallery } from './gallery/gallery.fields.ts';
import { headline } from './headline/headline.fields.ts';
import { hero } from './hero/hero.fields.ts';
import { html } from './html/html.fields.ts';
import { logos } from './logos/logos.fields.ts';
import { marquee } from './marquee/marquee.fields.ts';
import { media } from './media/media.fields.ts';
import { poll } from './poll/poll.fields.ts';
import { productDetail } from './product-detail/product-detail.fields.ts';
import { richText } from './rich-text/rich-text.fields.ts';
import { videoEmbed } from './video-embed/video-embed.fields.ts';

/** Every kind of block, in the order in which the design-system index and the block picker show them. */
export const blockKinds = {
  hero,
  headline,
  'rich-text': richText,
  media,
  gallery,
  'video-embed': videoEmbed,
  marquee,
  blockquote,
  'facts-and-figures': factsAndFigures,
  'feature-list': featureList,
  accordion,
  buttons,
  logos,
  poll,
  form,
  'product-detail': productDetail,
  embed,
  html,
  'device-storage': deviceStorage,
  'club-details': clubDetails,
} as const;

export type BlockKind = keyof typeof blockKinds;

/** Kind -> what its view is given. */
export type BlockByKind = {
  [Kind in BlockKind]: BlockData<(typeof blockKinds)[Kind]> & { kind: Kind };
};

/** A block of one of the given kinds; of any kind, unless told. */
export type Block<Kind extends BlockKind = BlockKind> = { [K in Kind]: BlockByKind[K] }[Kind];

export const blockKindNames = Object.keys(blockKinds) as BlockKind[];

/** What fills itself in, for the legal pages alone. */
const legalKindNames: readonly BlockKind[] = ['device-storage', 'club-details'];

/** The kinds that make the design system. */
export const designKindNames: readonly BlockKind[] = blockKindNames.filter(
  (kind) => !legalKindNames.includes(kind),
);

export function isBlockKind(value: unknown): value is BlockKind {
  return blockKindNames.some((kind) => kind === value);
}
