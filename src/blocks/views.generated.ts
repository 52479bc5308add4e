// Written by `npm run register-blocks` from the folders beside it. Change those, and run it.
import { LazyView } from '#ui/lazy-view.ts';
import type { BlockViewProps } from './block-view.ts';
import type { BlockKind } from './kinds.ts';

export const registeredViews: { readonly [Kind in BlockKind]: LazyView<BlockViewProps<Kind>> } = {
  'accordion': new LazyView(() => import('./accordion/accordion.tsx').then((file) => file.Accordion)),
  'blockquote': new LazyView(() => import('./blockquote/blockquote.tsx').then((file) => file.Blockquote)),
  'brand-files': new LazyView(() => import('./brand-files/brand-files.tsx').then((file) => file.BrandFiles)),
  'buttons': new LazyView(() => import('./buttons/buttons.tsx').then((file) => file.Buttons)),
  'club-details': new LazyView(() => import('./club-details/club-details.tsx').then((file) => file.ClubDetails)),
  'color-values': new LazyView(() => import('./color-values/color-values.tsx').then((file) => file.ColorValues)),
  'device-storage': new LazyView(() => import('./device-storage/device-storage.tsx').then((file) => file.DeviceStorage)),
  'embed': new LazyView(() => import('./embed/embed.tsx').then((file) => file.Embed)),
  'facts-and-figures': new LazyView(() => import('./facts-and-figures/facts-and-figures.tsx').then((file) => file.FactsAndFigures)),
  'feature-list': new LazyView(() => import('./feature-list/feature-list.tsx').then((file) => file.FeatureList)),
  'form': new LazyView(() => import('./form/form.tsx').then((file) => file.Form)),
  'gallery': new LazyView(() => import('./gallery/gallery.tsx').then((file) => file.Gallery)),
  'headline': new LazyView(() => import('./headline/headline.tsx').then((file) => file.Headline)),
  'hero': new LazyView(() => import('./hero/hero.tsx').then((file) => file.Hero)),
  'html': new LazyView(() => import('./html/html.tsx').then((file) => file.Html)),
  'logo-finder': new LazyView(() => import('./logo-finder/logo-finder.tsx').then((file) => file.LogoFinder)),
  'logos': new LazyView(() => import('./logos/logos.tsx').then((file) => file.Logos)),
  'marquee': new LazyView(() => import('./marquee/marquee.tsx').then((file) => file.Marquee)),
  'media': new LazyView(() => import('./media/media.tsx').then((file) => file.Media)),
  'poll': new LazyView(() => import('./poll/poll.tsx').then((file) => file.Poll)),
  'product-detail': new LazyView(() => import('./product-detail/product-detail.tsx').then((file) => file.ProductDetail)),
  'rich-text': new LazyView(() => import('./rich-text/rich-text.tsx').then((file) => file.RichText)),
  'specimen': new LazyView(() => import('./specimen/specimen.tsx').then((file) => file.Specimen)),
  'video-embed': new LazyView(() => import('./video-embed/video-embed.tsx').then((file) => file.VideoEmbed)),
};
