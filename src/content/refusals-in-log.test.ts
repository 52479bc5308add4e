import { APIError, AuthenticationError } from 'payload';
import { expect, test } from 'vitest';
import { withoutStack } from './refusals-in-log.ts';

test('of a refused request the log has one sentence, of a failure everything', () => {
  const wrongPassword = new AuthenticationError();
  expect(withoutStack({ err: wrongPassword })).toBe(wrongPassword.message);
  expect(withoutStack({ err: new APIError('Too large', 413) })).toBe('Too large');
  const brokenOff = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  expect(withoutStack({ err: brokenOff })).toBe('aborted');
  expect(withoutStack(brokenOff)).toBe('aborted');
  for (const failure of [new APIError('Broken', 500), new Error('Broken')])
    expect(withoutStack({ err: failure })).toEqual({ err: failure });
  expect(withoutStack('Listening')).toBe('Listening');
});
