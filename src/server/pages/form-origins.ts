import type { PageDocument } from '#pages/page-document.ts';

/** The origins to which a page's forms lead: those of the shops of its products, where these are other sites. */
export function formOrigins({ blocks }: PageDocument): string[] {
  return originsOf(
    blocks.flatMap((block) => (block.kind === 'product-detail' && block.product?.shopLink?.href) || []),
  );
}

/** The origins among these addresses, each once, and nothing that could end a directive of a policy. */
export function originsOf(addresses: readonly string[]): string[] {
  // A host may hold a semicolon.
  const origins = addresses.flatMap((href) => /^https:\/\/[\w.-]+(:\d+)?(?=[/?#]|$)/.exec(href)?.[0] ?? []);
  return [...new Set(origins)];
}
