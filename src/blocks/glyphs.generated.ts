// Written by `npm run register-blocks` from the folders beside it. Change those, and run it.
import type { FunctionComponent } from 'react';
import type { BlockKind } from './kinds.ts';
import { AccordionGlyph } from './accordion/accordion.glyph.tsx';
import { BlockquoteGlyph } from './blockquote/blockquote.glyph.tsx';
import { BrandFilesGlyph } from './brand-files/brand-files.glyph.tsx';
import { ButtonsGlyph } from './buttons/buttons.glyph.tsx';
import { ClubDetailsGlyph } from './club-details/club-details.glyph.tsx';
import { ColorValuesGlyph } from './color-values/color-values.glyph.tsx';
import { DeviceStorageGlyph } from './device-storage/device-storage.glyph.tsx';
import { EmbedGlyph } from './embed/embed.glyph.tsx';
import { FactsAndFiguresGlyph } from './facts-and-figures/facts-and-figures.glyph.tsx';
import { FeatureListGlyph } from './feature-list/feature-list.glyph.tsx';
import { FormGlyph } from './form/form.glyph.tsx';
import { GalleryGlyph } from './gallery/gallery.glyph.tsx';
import { HeadlineGlyph } from './headline/headline.glyph.tsx';
import { HeroGlyph } from './hero/hero.glyph.tsx';
import { HtmlGlyph } from './html/html.glyph.tsx';
import { LogoFinderGlyph } from './logo-finder/logo-finder.glyph.tsx';
import { LogosGlyph } from './logos/logos.glyph.tsx';
import { MarqueeGlyph } from './marquee/marquee.glyph.tsx';
import { MediaGlyph } from './media/media.glyph.tsx';
import { PollGlyph } from './poll/poll.glyph.tsx';
import { ProductDetailGlyph } from './product-detail/product-detail.glyph.tsx';
import { RichTextGlyph } from './rich-text/rich-text.glyph.tsx';
import { SpecimenGlyph } from './specimen/specimen.glyph.tsx';
import { VideoEmbedGlyph } from './video-embed/video-embed.glyph.tsx';

export const registeredGlyphs: { readonly [Kind in BlockKind]: FunctionComponent } = {
  'accordion': AccordionGlyph,
  'blockquote': BlockquoteGlyph,
  'brand-files': BrandFilesGlyph,
  'buttons': ButtonsGlyph,
  'club-details': ClubDetailsGlyph,
  'color-values': ColorValuesGlyph,
  'device-storage': DeviceStorageGlyph,
  'embed': EmbedGlyph,
  'facts-and-figures': FactsAndFiguresGlyph,
  'feature-list': FeatureListGlyph,
  'form': FormGlyph,
  'gallery': GalleryGlyph,
  'headline': HeadlineGlyph,
  'hero': HeroGlyph,
  'html': HtmlGlyph,
  'logo-finder': LogoFinderGlyph,
  'logos': LogosGlyph,
  'marquee': MarqueeGlyph,
  'media': MediaGlyph,
  'poll': PollGlyph,
  'product-detail': ProductDetailGlyph,
  'rich-text': RichTextGlyph,
  'specimen': SpecimenGlyph,
  'video-embed': VideoEmbedGlyph,
};
