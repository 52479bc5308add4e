import type { PageDocument } from '#pages/page-document.ts';

/** The origins that the page's forms submit to: the products' shops, if external. */
export function formOrigins({ blocks }: PageDocument): string[] {
  return originsOf(
    blocks.flatMap((block) => (block.kind === 'product-detail' && block.product?.shopLink?.href) || []),
  );
}

/** The distinct origins of these addresses. Excludes characters that could inject into a policy. */
export function originsOf(addresses: readonly string[]): string[] {
  // A URL's host may contain a semicolon.
  const origins = addresses.flatMap((href) => /^https:\/\/[\w.-]+(:\d+)?(?=[/?#]|$)/.exec(href)?.[0] ?? []);
  return [...new Set(origins)];
}
