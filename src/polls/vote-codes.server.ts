import { createHmac, timingSafeEqual } from 'node:crypto';
import { plainCode } from '#typed/code.ts';

/** Crockford's base32, without characters that are easily confused. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Bits of serial number and seal; together 12 characters of 5 bits. */
const serialBits = 24n;
const sealBits = 36n;

export const maxCodes = 2 ** Number(serialBits);

/**
 * A one-time code such as `9X3K-V7QD-2M4T`: a serial number and a seal derived from the club's secret, so no list of
 * codes is stored.
 * @param serial from 0 to `maxCodes` - 1
 */
export function codeFor(secret: string, poll: string, serial: number): string {
  let value = hidden(secret, poll, seal(secret, poll, serial), serial);
  let code = '';
  for (let sign = 0; sign < 12; sign += 1) {
    code = `${alphabet[Number(value & 31n)]}${code}`;
    value >>= 5n;
  }
  return `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`;
}

/** The serial number of a typed code; undefined if it is not valid for this poll. */
export function serialOf(secret: string, poll: string, typed: string): number | undefined {
  const signs = plainCode(typed).replaceAll('O', '0').replace(/[IL]/g, '1');
  if (signs.length !== 12) return undefined;
  let value = 0n;
  for (const sign of signs) {
    const digit = alphabet.indexOf(sign);
    if (digit < 0) return undefined;
    value = (value << 5n) | BigInt(digit);
  }
  const given = value & ((1n << sealBits) - 1n);
  const serial = Number((value >> sealBits) ^ mask(secret, poll, given));
  const isOurs = timingSafeEqual(bytes(given), bytes(seal(secret, poll, serial)));
  return isOurs ? serial : undefined;
}

/** Masks the serial number with the seal, so that consecutive codes don't look alike. */
function hidden(secret: string, poll: string, sealed: bigint, serial: number): bigint {
  return ((BigInt(serial) ^ mask(secret, poll, sealed)) << sealBits) | sealed;
}

function mask(secret: string, poll: string, sealed: bigint): bigint {
  return digest(secret, `mask ${poll} ${sealed}`) & ((1n << serialBits) - 1n);
}

function seal(secret: string, poll: string, serial: number): bigint {
  return digest(secret, `seal ${poll} ${serial}`) & ((1n << sealBits) - 1n);
}

function digest(secret: string, text: string): bigint {
  return createHmac('sha256', secret).update(text).digest().readBigUInt64BE();
}

function bytes(value: bigint): Buffer {
  const buffer = Buffer.alloc(8);
  buffer.writeBigUInt64BE(value);
  return buffer;
}
