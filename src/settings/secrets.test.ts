import { expect, it } from 'vitest';
import { actionKey } from './secrets.ts';

it('is the same in all content backends of one secret, one that AES takes, and another for another secret', () => {
  const key = actionKey({ payload: 'known to both' });
  expect(actionKey({ payload: 'known to both' })).toBe(key);
  expect(actionKey({ payload: 'known to somebody else' })).not.toBe(key);
  expect(Buffer.from(key, 'base64')).toHaveLength(32);
  expect(Buffer.from(key, 'base64').toString()).not.toContain('known to both');
});
