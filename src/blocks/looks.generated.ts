// Written by `npm run register-blocks` from the folders beside it. Change those, and run it.
import type { BlockLooks } from './block-looks.ts';
import type { BlockByKind, BlockKind } from './kinds.ts';
import { brandFilesLooks } from './brand-files/brand-files.looks.ts';
import { featureListLooks } from './feature-list/feature-list.looks.ts';
import { galleryLooks } from './gallery/gallery.looks.ts';
import { headlineLooks } from './headline/headline.looks.ts';
import { heroLooks } from './hero/hero.looks.ts';
import { logoFinderLooks } from './logo-finder/logo-finder.looks.ts';
import { logosLooks } from './logos/logos.looks.ts';
import { marqueeLooks } from './marquee/marquee.looks.ts';
import { mediaLooks } from './media/media.looks.ts';
import { pollLooks } from './poll/poll.looks.ts';
import { specimenLooks } from './specimen/specimen.looks.ts';

export const registeredLooks: { readonly [Kind in BlockKind]?: BlockLooks<BlockByKind[Kind]> } = {
  'brand-files': brandFilesLooks,
  'feature-list': featureListLooks,
  'gallery': galleryLooks,
  'headline': headlineLooks,
  'hero': heroLooks,
  'logo-finder': logoFinderLooks,
  'logos': logosLooks,
  'marquee': marqueeLooks,
  'media': mediaLooks,
  'poll': pollLooks,
  'specimen': specimenLooks,
};
