import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Locale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';

/** Characters of a token: the random part (256 bits) and the signature that distinguishes it from a made-up one. */
const chance = 43;
const mark = 22;

/**
 * Creates a draft link's token. Only its hash is stored; the signature lets the site reject guesses without asking the
 * content backend.
 */
export function newDraftToken(secret: string): string {
  const random = randomBytes(32).toString('base64url');
  return random + markOf(random, secret);
}

/** Verifies a token's signature. Only the content backend knows whether the link is still valid. */
export function isDraftToken(token: string, secret: string): boolean {
  if (!/^[\w-]+$/.test(token) || token.length !== chance + mark) return false;
  return equal(token.slice(chance), markOf(token.slice(0, chance), secret));
}

/** The stored hash of a token. It identifies the link but can't open it. */
export function keptDraftToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function draftLinkPath(token: string, locale: Locale): string {
  return localizedPath(`/preview/${token}`, locale);
}

/**
 * Signs the URL of a file or framed document in a shared draft. The link is identified by its hash, so access ends with
 * the link and the token isn't exposed.
 */
export function grantByLink(address: string, link: string, secret: string): string {
  return `${address}?${new URLSearchParams({ link, right: rightOf(address, link, secret) })}`;
}

/**
 * The link hash that grants access to this URL, if the signature matches. The caller must check that the link is still
 * valid.
 */
export function grantingLink(
  address: string,
  { link = '', right = '' }: { link?: string | undefined; right?: string | undefined },
  secret: string,
): string | undefined {
  return equal(right, rightOf(address, link, secret)) ? link : undefined;
}

function markOf(random: string, secret: string): string {
  return signature(`draft link\n${random}`, secret).slice(0, mark);
}

function rightOf(address: string, link: string, secret: string): string {
  return signature(`by draft link\n${link}\n${address}`, secret);
}

function signature(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

function equal(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
