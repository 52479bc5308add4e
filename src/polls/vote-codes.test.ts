import { describe, expect, it } from 'vitest';
import { codeFor, serialOf } from './vote-codes.server.ts';

const secret = 'a secret that is long enough for this';

describe('one-time codes', () => {
  it('give back their serial number, however they are typed', () => {
    const code = codeFor(secret, '7', 4711);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    for (const typed of [
      code,
      code.toLowerCase(),
      code.replaceAll('-', ' '),
      ` ${code.replaceAll('0', 'O')} `,
      code.replaceAll('-', '\u2011').replaceAll('K', '\u041A').replaceAll('X', '\u0425'),
      `\u200E${code.replaceAll('-', '\u00A0\u2013 ')}`,
    ])
      expect(serialOf(secret, '7', typed)).toBe(4711);
  });

  it('belong to one poll and one secret', () => {
    const code = codeFor(secret, '7', 1);
    expect(serialOf(secret, '8', code)).toBeUndefined();
    expect(serialOf(`${secret}!`, '7', code)).toBeUndefined();
  });

  it('are refused with any one sign changed, and where they are no codes at all', () => {
    const code = codeFor(secret, '7', 0);
    for (const [place, sign] of [...code].entries()) {
      if (sign === '-') continue;
      const changed = code.slice(0, place) + (sign === 'A' ? 'B' : 'A') + code.slice(place + 1);
      expect(serialOf(secret, '7', changed)).toBeUndefined();
    }
    for (const typed of ['', 'Ü', '0000-0000-0000', 'x'.repeat(10_000)])
      expect(serialOf(secret, '7', typed)).toBeUndefined();
  });

  it('differ for a thousand serial numbers', () => {
    const codes = Array.from({ length: 1000 }, (_, serial) => codeFor(secret, '7', serial));
    expect(new Set(codes).size).toBe(1000);
    expect(codes.every((code, serial) => serialOf(secret, '7', code) === serial)).toBe(true);
  });
});
