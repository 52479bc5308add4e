import { describe, expect, it } from 'vitest';
import { FormTokens, formTokenLife } from './form-tokens.server.ts';

const secret = 'a secret that is long enough for a club';
const evening = Date.UTC(2026, 10, 22, 18);

/** As the site sealed them on that evening, when the code had another name for them. */
const earlier = {
  vote: 'mws56io0.ce4af9fd20edc006718c6dff2285576a.kIp-rZ-IOUPSnFsVRc023Gzassgq2JOuDp91Ctdqk_k',
  form: 'mws56io0.45d9f508eb9034381885709aa0c0c8f3.--_fstJHLqMFcK7OX0bzhmkqRLWWckoij4kOT4onS9M',
};

describe('form tokens', () => {
  it('of an earlier version are good in a step that was open while the site was updated', () => {
    for (const [purpose, token] of Object.entries(earlier)) {
      const [, nonce] = token.split('.');
      expect(new FormTokens(secret, purpose).read('7', token, evening + 60_000)).toEqual({
        nonce,
        issuedAt: evening,
      });
    }
  });

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
