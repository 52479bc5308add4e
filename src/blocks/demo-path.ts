import type { BlockKind } from './kinds.ts';

/**
 * Where a kind is shown in several variants, without language prefix. Polls are shown on their own landing pages, and
 * what is stored on devices on the privacy page.
 */
export function blockDemoPath(kind: BlockKind): string | undefined {
  if (kind === 'poll' || kind === 'device-storage') return undefined;
  return kind === 'product-detail' ? '/demo/shop/product-detail' : `/demo/${kind}`;
}
