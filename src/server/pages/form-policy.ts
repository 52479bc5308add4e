import type { PageDocument } from '#pages/page-document.ts';
import { policyWithForms } from '#server/security-headers.ts';

/** The header that lets a page's products be bought where that is another site; none for all other pages. */
export function formPolicy({ blocks }: PageDocument): Record<string, string> {
  const policy = policyForShops(
    blocks.flatMap((block) => (block.kind === 'product-detail' && block.product?.shopLink?.href) || []),
  );
  return policy === undefined ? {} : { 'content-security-policy': policy };
}

/** The policy of a page whose products are bought at these addresses; undefined where it is that of all pages. */
export function policyForShops(addresses: readonly string[]): string | undefined {
  // A host may hold a semicolon, which would end the directive.
  const origins = addresses.flatMap((href) => /^https:\/\/[\w.-]+(:\d+)?(?=[/?#]|$)/.exec(href)?.[0] ?? []);
  return origins.length > 0 ? policyWithForms([...new Set(origins)]) : undefined;
}
