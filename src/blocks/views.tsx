import type { ReactNode } from 'react';
import { LazyView } from '#ui/lazy-view.ts';
import type { BlockHeadingLevel, BlockViewProps } from './block-view.ts';
import { listLooks } from './feature-list/list-looks.ts';
import { reel } from './gallery/reel.ts';
import { caption } from './headline/caption.ts';
import { drawer } from './headline/folding.ts';
import { stage } from './hero/stage.ts';
import type { Block, BlockKind } from './kinds.ts';
import { rings } from './marquee/rings.ts';
import { recorded } from './media/recorded.ts';
import { sheets } from './poll/sheets.ts';
import { viewFilesOf } from './view-files.ts';

/** Kind -> view. A missing view, or one with other props, does not compile. */
const views: { [Kind in BlockKind]: LazyView<BlockViewProps<Kind>> } = {
  hero: new LazyView(async () => (await import('./hero/hero.tsx')).Hero),
  headline: new LazyView(async () => (await import('./headline/headline.tsx')).Headline),
  'rich-text': new LazyView(async () => (await import('./rich-text/rich-text.tsx')).RichText),
  media: new LazyView(async () => (await import('./media/media.tsx')).Media),
  gallery: new LazyView(async () => (await import('./gallery/gallery.tsx')).Gallery),
  'video-embed': new LazyView(async () => (await import('./video-embed/video-embed.tsx')).VideoEmbed),
  marquee: new LazyView(async () => (await import('./marquee/marquee.tsx')).Marquee),
  blockquote: new LazyView(async () => (await import('./blockquote/blockquote.tsx')).Blockquote),
  'facts-and-figures': new LazyView(
    async () => (await import('./facts-and-figures/facts-and-figures.tsx')).FactsAndFigures,
  ),
  'feature-list': new LazyView(async () => (await import('./feature-list/feature-list.tsx')).FeatureList),
  accordion: new LazyView(async () => (await import('./accordion/accordion.tsx')).Accordion),
  buttons: new LazyView(async () => (await import('./buttons/buttons.tsx')).Buttons),
  logos: new LazyView(async () => (await import('./logos/logos.tsx')).Logos),
  poll: new LazyView(async () => (await import('./poll/poll.tsx')).Poll),
  form: new LazyView(async () => (await import('./form/form.tsx')).Form),
  'product-detail': new LazyView(
    async () => (await import('./product-detail/product-detail.tsx')).ProductDetail,
  ),
  embed: new LazyView(async () => (await import('./embed/embed.tsx')).Embed),
  html: new LazyView(async () => (await import('./html/html.tsx')).Html),
  'device-storage': new LazyView(
    async () => (await import('./device-storage/device-storage.tsx')).DeviceStorage,
  ),
  'club-details': new LazyView(async () => (await import('./club-details/club-details.tsx')).ClubDetails),
};

/** Looks that only some blocks of a kind have -> by their files, see `viewFilesOf`. */
const looks: Readonly<Record<string, { load(): Promise<void> }>> = {
  'media/recording': recorded,
  'marquee/ring-straight': rings.straight,
  'marquee/ring-arc': rings.arc,
  'marquee/ring-bent': rings.bent,
  'headline/row': caption,
  'headline/drawer': drawer,
  'hero/hero-stage': stage,
  'gallery/strip': reel,
  'poll/ballot-sheet': sheets.ballot,
  'poll/final-result': sheets.result,
  'feature-list/feature-columns': listLooks.columns,
  'feature-list/feature-index': listLooks.index,
  'feature-list/index-search': listLooks.searched,
  'feature-list/color-fields': listLooks.colors,
  'feature-list/type-and-motion': listLooks.motion,
  'feature-list/contrast-pairs': listLooks.contrasts,
};

/** Loads the views of these blocks; a page loads only its own. Must be awaited before any of them is rendered. */
export async function loadBlockViews(blocks: readonly Block[]): Promise<void> {
  await Promise.all([
    ...[...new Set(blocks.map(({ kind }) => kind))].map((kind) => views[kind].load()),
    ...[...new Set(blocks.flatMap(viewFilesOf))].map((file) => looks[file]?.load()),
  ]);
}

/** Loads every view, for the server. */
export async function loadAllBlockViews(): Promise<void> {
  await Promise.all([...Object.values(views), ...Object.values(looks)].map((view) => view.load()));
}

/** Renders a block by its kind's view, which must have been loaded. */
export function renderBlock<Kind extends BlockKind>(
  block: Block<Kind>,
  headingLevel: BlockHeadingLevel,
  isOnTop: boolean,
): ReactNode {
  return views[block.kind].render({ block, headingLevel, isOnTop });
}
