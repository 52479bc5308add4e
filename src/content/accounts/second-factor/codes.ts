import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';

/** How an authenticator app counts: RFC 6238 with what all apps understand. */
const rules = { algorithm: 'SHA1', digits: 6, period: 30 };

/** A clock may be so many steps of 30 s off, before or after. */
const tolerance = 1;

const issuer = 'Heimspiel';

const cipher = { name: 'aes-256-gcm', ivBytes: 12, tagBytes: 16 } as const;

/** RFC 4648’s alphabet of 32: nothing in it is taken for something else. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const recoveryCodeCount = 10;

/** A new secret that an app and the server share, base32. */
function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an app reads from the picture that it is shown: `otpauth://totp/…`. */
function appAddress(secret: string, email: string): string {
  return new TOTP({ ...rules, issuer, label: email, secret: Secret.fromBase32(secret) }).toString();
}

/** The step of 30 s since 1970 whose code this is; undefined where it is none of now. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const totp = new TOTP({ ...rules, secret: Secret.fromBase32(secret) });
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totp.validate({ token, timestamp: now, window: tolerance });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}

/** Codes for the day the phone is gone: 80 random bits each, in four groups. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const letters = Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length]).join('');
    return letters.replaceAll(/.{4}(?=.)/g, '$&-');
  });
}

/** How recovery codes are kept: hashes, which nobody can turn back into codes. */
export function keptRecoveryCodes(codes: readonly string[]): string {
  return codes.map(keptRecoveryCode).join(' ');
}

/** The kept codes without this one; undefined where it is none of them. */
export function withoutRecoveryCode(kept: string, code: string): string | undefined {
  const hashes = kept.split(' ').filter(Boolean);
  const rest = hashes.filter((hash) => hash !== keptRecoveryCode(code));
  return rest.length < hashes.length ? rest.join(' ') : undefined;
}

function keptRecoveryCode(code: string): string {
  const letters = code.toUpperCase().replaceAll(/[\s-]/g, '');
  return createHash('sha256').update(letters).digest('base64url');
}

/** Locks away what belongs to one account; whoever has the database alone can't read it, nor give it to another. */
export function seal(text: string, account: number, key: string): string {
  const iv = randomBytes(cipher.ivBytes);
  const writer = createCipheriv(cipher.name, sealingKey(key), iv).setAAD(Buffer.from(String(account)));
  const sealed = Buffer.concat([writer.update(text), writer.final()]);
  return Buffer.concat([iv, writer.getAuthTag(), sealed]).toString('base64url');
}

/** Undefined where it was sealed for another account, or by another PAYLOAD_SECRET. */
export function unseal(sealed: string, account: number, key: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const text = cipher.ivBytes + cipher.tagBytes;
  if (bytes.length < text) return undefined;
  const iv = bytes.subarray(0, cipher.ivBytes);
  const reader = createDecipheriv(cipher.name, sealingKey(key), iv, { authTagLength: cipher.tagBytes });
  reader.setAAD(Buffer.from(String(account))).setAuthTag(bytes.subarray(cipher.ivBytes, text));
  try {
    return Buffer.concat([reader.update(bytes.subarray(text)), reader.final()]).toString();
  } catch {
    return undefined;
  }
}

function sealingKey(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'second factor', 32));
}

/** For how long an offer can be taken up, in ms. */
const offerLife = 15 * 60_000;

const offerSchema = z.object({ secret: z.string(), replaces: z.string(), until: z.number() });

/** A secret that somebody is about to put into an app. Nothing is kept of it before its first code has come. */
export interface Offer {
  /** For the app, as a picture or by hand. */
  address: string;
  secret: string;
  /** What is sent back with the first code. */
  offer: string;
}

/** @param replaces the sealed secret that the account has until then, empty for none */
export function makeOffer(account: { id: number; email: string }, replaces: string, key: string): Offer {
  const secret = newSecret();
  const kept = JSON.stringify({ secret, replaces, until: Date.now() + offerLife });
  return { address: appAddress(secret, account.email), secret, offer: seal(kept, account.id, key) };
}

/** What was offered to this account; undefined where that was somebody else, or too long ago. */
export function readOffer(
  offer: string,
  account: number,
  key: string,
): { secret: string; replaces: string } | undefined {
  const text = unseal(offer, account, key);
  if (text === undefined) return undefined;
  const { until, ...kept } = offerSchema.parse(JSON.parse(text));
  return until > Date.now() ? kept : undefined;
}
