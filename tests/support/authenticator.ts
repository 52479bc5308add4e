import { Secret, TOTP } from 'otpauth';

/**
 * The code that an authenticator app shows.
 * @param secret base32, as it is offered; spaces don't matter
 * @param steps of 30 s from now: a code opens once, the one before and the one after are good as well
 */
export function shown(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  return totp.generate({ timestamp: Date.now() + steps * 30_000 });
}
