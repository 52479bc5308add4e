// Written by `npm run register-blocks` from the folders beside it. Change those, and run it.
import { LazyView } from '#ui/lazy-view.ts';
import type { BlockViewProps } from './block-view.ts';
import type { BlockKind } from './kinds.ts';

export const registeredViews: { readonly [Kind in BlockKind]: LazyView<BlockViewProps<Kind>> } = {
  'accordion': new LazyView(async () => (await import('./accordion/accordion.tsx')).Accordion),
  'blockquote': new LazyView(async () => (await import('./blockquote/blockquote.tsx')).Blockquote),
  'brand-files': new LazyView(async () => (await import('./brand-files/brand-files.tsx')).BrandFiles),
  'buttons': new LazyView(async () => (await import('./buttons/buttons.tsx')).Buttons),
  'club-details': new LazyView(async () => (await import('./club-details/club-details.tsx')).ClubDetails),
  'color-values': new LazyView(async () => (await import('./color-values/color-values.tsx')).ColorValues),
  'device-storage': new LazyView(async () => (await import('./device-storage/device-storage.tsx')).DeviceStorage),
  'embed': new LazyView(async () => (await import('./embed/embed.tsx')).Embed),
  'facts-and-figures': new LazyView(async () => (await import('./facts-and-figures/facts-and-figures.tsx')).FactsAndFigures),
  'feature-list': new LazyView(async () => (await import('./feature-list/feature-list.tsx')).FeatureList),
  'form': new LazyView(async () => (await import('./form/form.tsx')).Form),
  'gallery': new LazyView(async () => (await import('./gallery/gallery.tsx')).Gallery),
  'headline': new LazyView(async () => (await import('./headline/headline.tsx')).Headline),
  'hero': new LazyView(async () => (await import('./hero/hero.tsx')).Hero),
  'html': new LazyView(async () => (await import('./html/html.tsx')).Html),
  'logo-finder': new LazyView(async () => (await import('./logo-finder/logo-finder.tsx')).LogoFinder),
  'logos': new LazyView(async () => (await import('./logos/logos.tsx')).Logos),
  'marquee': new LazyView(async () => (await import('./marquee/marquee.tsx')).Marquee),
  'media': new LazyView(async () => (await import('./media/media.tsx')).Media),
  'poll': new LazyView(async () => (await import('./poll/poll.tsx')).Poll),
  'product-detail': new LazyView(async () => (await import('./product-detail/product-detail.tsx')).ProductDetail),
  'rich-text': new LazyView(async () => (await import('./rich-text/rich-text.tsx')).RichText),
  'specimen': new LazyView(async () => (await import('./specimen/specimen.tsx')).Specimen),
  'video-embed': new LazyView(async () => (await import('./video-embed/video-embed.tsx')).VideoEmbed),
};
