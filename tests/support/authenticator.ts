import { Secret, TOTP } from 'otpauth';

/**
 * The code that an authenticator app shows.
 * @param secret base32, spaces are ignored
 * @param steps of 30 s from now: a code is valid once, also the previous and next one
 */
export function shown(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  return totp.generate({ timestamp: Date.now() + steps * 30_000 });
}
