// Written by `npm run register-blocks` from the folders beside it. Change those, and run it.
import type { FunctionComponent } from 'react';
import type { BlockViewProps } from './block-view.ts';
import type { BlockKind } from './kinds.ts';
const { Accordion } = await import('./accordion/accordion.tsx');
const { Blockquote } = await import('./blockquote/blockquote.tsx');
const { BrandFiles } = await import('./brand-files/brand-files.tsx');
const { Buttons } = await import('./buttons/buttons.tsx');
const { ClubDetails } = await import('./club-details/club-details.tsx');
const { ColorValues } = await import('./color-values/color-values.tsx');
const { DeviceStorage } = await import('./device-storage/device-storage.tsx');
const { Embed } = await import('./embed/embed.tsx');
const { FactsAndFigures } = await import('./facts-and-figures/facts-and-figures.tsx');
const { FeatureList } = await import('./feature-list/feature-list.tsx');
const { Form } = await import('./form/form.tsx');
const { Gallery } = await import('./gallery/gallery.tsx');
const { Headline } = await import('./headline/headline.tsx');
const { Hero } = await import('./hero/hero.tsx');
const { Html } = await import('./html/html.tsx');
const { LogoFinder } = await import('./logo-finder/logo-finder.tsx');
const { Logos } = await import('./logos/logos.tsx');
const { Marquee } = await import('./marquee/marquee.tsx');
const { Media } = await import('./media/media.tsx');
const { Poll } = await import('./poll/poll.tsx');
const { ProductDetail } = await import('./product-detail/product-detail.tsx');
const { RichText } = await import('./rich-text/rich-text.tsx');
const { Specimen } = await import('./specimen/specimen.tsx');
const { VideoEmbed } = await import('./video-embed/video-embed.tsx');

export const registeredViews: { readonly [Kind in BlockKind]: FunctionComponent<BlockViewProps<Kind>> } = {
  'accordion': Accordion,
  'blockquote': Blockquote,
  'brand-files': BrandFiles,
  'buttons': Buttons,
  'club-details': ClubDetails,
  'color-values': ColorValues,
  'device-storage': DeviceStorage,
  'embed': Embed,
  'facts-and-figures': FactsAndFigures,
  'feature-list': FeatureList,
  'form': Form,
  'gallery': Gallery,
  'headline': Headline,
  'hero': Hero,
  'html': Html,
  'logo-finder': LogoFinder,
  'logos': Logos,
  'marquee': Marquee,
  'media': Media,
  'poll': Poll,
  'product-detail': ProductDetail,
  'rich-text': RichText,
  'specimen': Specimen,
  'video-embed': VideoEmbed,
};
