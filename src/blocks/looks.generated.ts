// Written by `npm run register-blocks` from the folders beside it. Change those, and run it.
import type { BlockByKind, BlockKind } from './kinds.ts';
import { brandFilesLooks } from './brand-files/brand-files.looks.ts';
import { featureListLooks } from './feature-list/feature-list.looks.ts';
import { galleryLooks } from './gallery/gallery.looks.ts';
import { headlineLooks } from './headline/headline.looks.ts';
import { heroLooks } from './hero/hero.looks.ts';
import { marqueeLooks } from './marquee/marquee.looks.ts';
import { mediaLooks } from './media/media.looks.ts';
import { pollLooks } from './poll/poll.looks.ts';
import { specimenLooks } from './specimen/specimen.looks.ts';

export const registeredLooks: { readonly [Kind in BlockKind]?: (block: BlockByKind[Kind]) => readonly string[] } = {
  'brand-files': brandFilesLooks,
  'feature-list': featureListLooks,
  'gallery': galleryLooks,
  'headline': headlineLooks,
  'hero': heroLooks,
  'marquee': marqueeLooks,
  'media': mediaLooks,
  'poll': pollLooks,
  'specimen': specimenLooks,
};
