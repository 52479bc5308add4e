import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import { plainCode } from '#typed/code.ts';

/** TOTP (RFC 6238) with parameters that all authenticator apps support. */
const rules = { algorithm: 'SHA1', digits: 6, period: 30 };

/** Accepted clock drift in steps of 30 s. */
const tolerance = 1;

const issuer = 'Heimspiel';

const cipher = { name: 'aes-256-gcm', ivBytes: 12, tagBytes: 16 } as const;

const recoveryCodeCount = 10;

/** The time step (30 s since 1970) of this code; undefined if it isn't currently valid. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const totp = new TOTP({ ...rules, secret: Secret.fromBase32(secret) });
  const token = plainCode(code);
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totp.validate({ token, timestamp: now, window: tolerance });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}

/** Recovery codes in case the phone is lost: 80 random bits each, in four groups of Base32 letters. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    new Secret({ size: 10 }).base32.replaceAll(/.{4}(?=.)/g, '$&-'),
  );
}

/** The stored form of recovery codes: hashes. */
export function keptRecoveryCodes(codes: readonly string[]): string {
  return codes.map(keptRecoveryCode).join(' ');
}

/** The stored codes without this one; undefined if it isn't among them. */
export function withoutRecoveryCode(kept: string, code: string): string | undefined {
  const hashes = kept.split(' ').filter(Boolean);
  const rest = hashes.filter((hash) => hash !== keptRecoveryCode(code));
  return rest.length < hashes.length ? rest.join(' ') : undefined;
}

function keptRecoveryCode(code: string): string {
  return createHash('sha256').update(plainCode(code)).digest('base64url');
}

/**
 * Encrypts a value and binds it to one account: the database alone neither reveals it nor allows moving it to another
 * account.
 */
export function seal(text: string, account: number, key: string): string {
  const iv = randomBytes(cipher.ivBytes);
  const writer = createCipheriv(cipher.name, sealingKey(key), iv).setAAD(Buffer.from(String(account)));
  const sealed = Buffer.concat([writer.update(text), writer.final()]);
  return Buffer.concat([iv, writer.getAuthTag(), sealed]).toString('base64url');
}

/** Undefined if it was sealed for another account, or with another PAYLOAD_SECRET. */
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

/** How long an offer is valid, in ms. */
const offerLife = 15 * 60_000;

const offerSchema = z.object({ secret: z.string(), replaces: z.string(), until: z.number() });

/** A secret offered for an app. Nothing is stored until its first code arrives. */
interface Offer {
  /** The URL in the QR code: `otpauth://totp/…`. */
  address: string;
  secret: string;
  offer: string;
}

/** @param replaces the account's current sealed secret, empty for none */
export function makeOffer(account: { id: number; email: string }, replaces: string, key: string): Offer {
  const secret = new Secret({ size: 20 });
  const { base32 } = secret;
  const kept = JSON.stringify({ secret: base32, replaces, until: Date.now() + offerLife });
  const address = new TOTP({ ...rules, issuer, label: account.email, secret }).toString();
  return { address, secret: base32, offer: seal(kept, account.id, key) };
}

/** The offer made to this account; undefined for another account's or an expired one. */
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
