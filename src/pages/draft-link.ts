import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Locale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';

/** Letters of a token that are chance (256 bits), and of the mark that tells it from whatever anybody makes up. */
const chance = 43;
const mark = 22;

/** What a link to a draft carries. Only its hash is kept; the mark spares the content backend every guess. */
export function newDraftToken(secret: string): string {
  const random = randomBytes(32).toString('base64url');
  return random + markOf(random, secret);
}

/** Whether a token was made by who knows the secret. Whether it is still good is for the content backend to say. */
export function isDraftToken(token: string, secret: string): boolean {
  if (!/^[\w-]+$/.test(token) || token.length !== chance + mark) return false;
  return equal(token.slice(chance), markOf(token.slice(0, chance), secret));
}

/** What is kept of a token, and names its link: whoever reads it can't open anything. */
export function keptDraftToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Where the draft is shown to whoever has the link. */
export function draftLinkPath(token: string, locale: Locale): string {
  return localizedPath(`/preview/${token}`, locale);
}

/**
 * The right to load what a shared draft shows, a file or a document for a frame. It names the link by what is kept of its
 * token, so that it ends with the link and the token stays where it is.
 */
export function grantByLink(address: string, link: string, secret: string): string {
  return `${address}?${new URLSearchParams({ link, right: rightOf(address, link, secret) })}`;
}

/** By which link somebody may load what is at this address, as far as it still holds; undefined where by none. */
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
