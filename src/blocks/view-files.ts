import type { Block, BlockByKind } from './kinds.ts';

/**
 * The files below `src/blocks`, without ending, that a block's view is made of. A kind whose looks differ much keeps
 * them in files of their own, so that a page brings the script and styles of those alone that stand on it.
 */
export function viewFilesOf(block: Block): string[] {
  const own = `${block.kind}/${block.kind}`;
  if (block.kind === 'media' && (block.transcript || isPlayed(block.file))) return [own, 'media/recording'];
  if (block.kind === 'poll' && block.poll) {
    return [own, block.result ? 'poll/final-result' : 'poll/ballot-sheet'];
  }
  if (block.kind === 'marquee') return [own, `marquee/ring-${block.look}`];
  if (block.kind === 'feature-list') return [own, ...listLookFiles(block)];
  if (block.kind === 'hero' && block.look !== 'type' && (block.picture ?? block.video)) {
    return [own, 'hero/hero-stage'];
  }
  if (block.kind === 'headline' && block.size === 'caption') return [own, 'headline/row'];
  if (block.kind === 'headline' && block.size === 'drawer') return [own, 'headline/drawer'];
  if (block.kind === 'gallery' && block.look === 'strip') return [own, 'gallery/strip'];
  return [own];
}

function isPlayed(file: BlockByKind['media']['file']): boolean {
  return file?.type === 'video' || file?.type === 'audio';
}

function listLookFiles({ source, look }: BlockByKind['feature-list']): string[] {
  if (source.from === 'colors') return ['feature-list/color-fields'];
  if (source.from === 'motion') return ['feature-list/type-and-motion'];
  if (source.from === 'contrasts') return ['feature-list/contrast-pairs'];
  if (look === 'columns') return ['feature-list/feature-columns'];
  if (look !== 'index') return [];
  return [source.from === 'items' ? 'feature-list/feature-index' : 'feature-list/index-search'];
}
