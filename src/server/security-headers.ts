import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { inlineScripts } from '#site/early/inline-scripts.ts';

const inlineHashes = inlineScripts.map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);

/** What a page of the site may load and do: only what is the site's own; inline, no style and the two scripts of `inlineScripts`. */
const sitePolicy = [
  "default-src 'none'",
  `script-src 'self' ${inlineHashes.join(' ')}`,
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types cleaned-markup own-worker',
].join('; ');

/**
 * The policy of a page whose forms lead to these origins: a product's goes to its shop. Only without script does the
 * browser send it; the app follows the address by itself, whichever document it runs in.
 */
export function policyWithForms(origins: readonly string[]): string {
  return sitePolicy.replace("form-action 'self'", ["form-action 'self'", ...origins].join(' '));
}

/** What other sites may show in a frame: it runs nothing, and sends nothing. */
export const embedPolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

/** Files that people uploaded are shown, and run nothing, also when they are opened by themselves. */
export const uploadPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; img-src 'self'; sandbox; frame-ancestors 'none'";

/** The content backend's own pages: its admin writes inline styles and scripts. Nothing from elsewhere either. */
export const adminPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self' ws: wss:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'";

/** Puts the security headers on every answer. An answer that sets a policy of its own keeps it. */
export function securityHeaders({
  siteUrl,
  listed,
}: {
  siteUrl: string;
  listed: boolean;
}): MiddlewareHandler {
  const secure = siteUrl.startsWith('https://');
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const set = (name: string, value: string) => {
      if (!headers.has(name)) headers.set(name, value);
    };
    set('content-security-policy', sitePolicy);
    set('x-content-type-options', 'nosniff');
    set('referrer-policy', 'strict-origin-when-cross-origin');
    set(
      'permissions-policy',
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    );
    set('cross-origin-opener-policy', 'same-origin');
    set('cross-origin-resource-policy', 'same-origin');
    if (secure) set('strict-transport-security', 'max-age=31536000; includeSubDomains');
    if (!listed) set('x-robots-tag', 'noindex');
  };
}
