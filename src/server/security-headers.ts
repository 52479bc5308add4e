import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { inlineScripts } from '#site/early/inline-scripts.ts';

const inlineHashes = inlineScripts.map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);

interface Beyond {
  /** Embedded providers' frames; the site's own documents are always allowed. */
  frames: readonly string[];
  /** Targets of forms. Only used without script; the app navigates by itself. */
  forms: readonly string[];
}

/** The policy of the site's pages: same origin only; inline only the scripts in `inlineScripts`, no styles. */
export function pagePolicy(beyond: Beyond): string {
  return policy(beyond, { ancestors: "'none'" });
}

/** For drafts, which the admin frames and updates with rendered input. */
export function draftPolicy(beyond: Beyond): string {
  return policy(beyond, { ancestors: "'self'" });
}

const still =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; manifest-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'";

/** For shared drafts: no scripts, no forms, no framing. */
export const sharedDraftPolicy = `${still}; frame-ancestors 'none'`;

/** For versions in the admin: no scripts, no forms. */
export const pageVersionPolicy = `${still}; frame-ancestors 'self'`;

function policy({ frames, forms }: Beyond, { ancestors }: { ancestors: string }): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineHashes.join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ["frame-src 'self'", ...frames].join(' '),
    ["form-action 'self'", ...forms].join(' '),
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    'trusted-types cleaned-markup own-worker page-markup',
  ].join('; ');
}

/** For embeds on other sites: no scripts, no forms. */
export const embedPolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * For editors' framed documents: their own scripts in an opaque origin, but no requests, forms, navigation or popups,
 * even if opened directly.
 */
export const framePolicy =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:; media-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts";

/** For uploads: no scripts, even if opened directly. */
export const uploadPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; img-src 'self'; sandbox; frame-ancestors 'none'";

/** For type specimens: SVG with an embedded font, nothing else. */
export const specimenPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox; frame-ancestors 'none'";

/**
 * For the admin: scripts with this response's nonce, and what these load. Next adds the nonce from the request's policy
 * to its scripts. The admin uses inline styles throughout.
 */
export function adminPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Default headers of every response. `listed`: whether search engines may index the site. */
export function securityHeaderValues({
  siteUrl,
  listed,
}: {
  siteUrl: string;
  listed: boolean;
}): Readonly<Record<string, string>> {
  return {
    'content-security-policy': pagePolicy({ frames: [], forms: [] }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(siteUrl.startsWith('https://')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
    ...(listed ? {} : { 'x-robots-tag': 'noindex' }),
  };
}

/** Policies that only matter to documents. The build's own files go without, as visitors load a dozen of them. */
const forDocuments = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy'];

/** For the build's own files: workers among them have the policy of their script. */
const assetPolicy = "default-src 'self'";

/** Default headers of a response at this path. */
export type CommonHeaders = (path: string) => Readonly<Record<string, string>>;

/**
 * `frames` are the origins of all published embeds, because the app keeps the first document's policy while navigating.
 * Returns the same object until something changes.
 */
export function commonHeaders(
  values: Readonly<Record<string, string>>,
  frames: () => readonly string[],
): CommonHeaders {
  const ofAssets = {
    ...Object.fromEntries(Object.entries(values).filter(([name]) => !forDocuments.includes(name))),
    'content-security-policy': assetPolicy,
  };
  let made: { frames: readonly string[]; headers: Readonly<Record<string, string>> } | undefined;
  return (path) => {
    if (path.startsWith('/assets/')) return ofAssets;
    const now = frames();
    if (made?.frames !== now)
      made = {
        frames: now,
        headers: { ...values, 'content-security-policy': pagePolicy({ frames: now, forms: [] }) },
      };
    return made.headers;
  };
}

/** Adds the default security headers to every response; headers set before take precedence. */
export function securityHeaders(common: CommonHeaders): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers, status } = context.res;
    // What isn't found is answered with a document.
    for (const [name, value] of Object.entries(common(status < 400 ? context.req.path : '/')))
      if (!headers.has(name)) headers.set(name, value);
  };
}
