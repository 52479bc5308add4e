import type { BlockKind } from './kinds.ts';

/**
 * Where a kind is shown in several variants, without language prefix. Polls are shown on their own landing pages, what
 * is stored on devices and the club's details on the legal pages.
 */
export function blockDemoPath(kind: BlockKind): string | undefined {
  if (kind === 'poll' || kind === 'device-storage' || kind === 'club-details') return undefined;
  return kind === 'product-detail' ? '/demo/shop/product-detail' : `/demo/${kind}`;
}
