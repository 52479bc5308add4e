import { createHmac, timingSafeEqual } from 'node:crypto';

/** Sent along with `X-Forwarded-For`, to prove to the content backend that the site set it. */
export const addressSignatureHeader = 'x-forwarded-for-signature';

/** Signs a client's IP address with the secret shared by site and content backend. */
export function signAddress(address: string, secret: string): string {
  return createHmac('sha256', secret).update(`asked by\n${address}`).digest('base64url');
}

export function isSignedAddress(address: string, signature: string, secret: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(signAddress(address, secret))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
