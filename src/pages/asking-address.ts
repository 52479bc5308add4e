import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header beside `X-Forwarded-For` by which the content backend knows that the site has written it. */
export const addressSignatureHeader = 'x-forwarded-for-signature';

/** Signs the network address of whoever asks, with the secret that site and content backend share. */
export function signAddress(address: string, secret: string): string {
  return createHmac('sha256', secret).update(`asked by\n${address}`).digest('base64url');
}

/** Whether the site has said so of an address. */
export function isSignedAddress(address: string, signature: string, secret: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(signAddress(address, secret))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
