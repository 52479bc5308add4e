import { describe, expect, it } from 'vitest';
import { FormTokens, formTokenLife } from './form-tokens.server.ts';

const secret = 'a secret that is long enough for a club';
const evening = Date.UTC(2026, 10, 22, 18);

describe('form tokens', () => {
  it('are good for what they were issued for, and for half an hour', () => {
    const tokens = new FormTokens(secret, 'vote');
    const token = tokens.issue('7', evening);
    expect(tokens.read('7', token, evening + formTokenLife - 1)?.issuedAt).toBe(evening);
    expect(tokens.read('7', token, evening + formTokenLife)).toBeUndefined();
    expect(tokens.read('8', token, evening)).toBeUndefined();
    expect(new FormTokens(secret, 'form').read('7', token, evening)).toBeUndefined();
    expect(new FormTokens(`another ${secret}`, 'vote').read('7', token, evening)).toBeUndefined();
    expect(tokens.read('7', `${token}.`, evening)).toBeUndefined();
  });
});
