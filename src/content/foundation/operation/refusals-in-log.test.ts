import { APIError, AuthenticationError } from 'payload';
import { expect, test } from 'vitest';
import { inOneLine, logOnce, withoutStack } from './refusals-in-log.ts';

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

test('whatever somebody has asked for, it begins no line and speaks to no terminal', () => {
  const forged = 'no\r\n[12:00:00] INFO (payload): Account "admin"\u2028\u001b[2J\u202e';
  const failed = new Error(forged);
  for (const logged of [
    [forged],
    [new APIError(forged, 400)],
    [{ err: new APIError(forged, 404) }],
    [{}, forged],
  ])
    expect(
      inOneLine(logged)
        .filter((part) => typeof part === 'string')
        .join(),
    ).not.toMatch(/[\p{Cc}\p{Cf}\u2028]/u);
  expect(inOneLine([{ err: failed }])[1]).toContain('no\\u000d\\u000a[12:00:00]');
  expect(inOneLine([failed])[1]).not.toMatch(/\n/);
});

test('a sentence that comes within the object is one like any other', () => {
  const error = new Error('No such table.');
  expect(inOneLine([{ msg: 'Migrating: forms' }])).toEqual([{}, 'Migrating: forms']);
  expect(inOneLine([{ err: error, msg: 'It failed:\nforms' }])).toEqual([
    { err: error },
    'It failed:\\u000aforms',
  ]);
});

test('a failure that repeats is written once; what only informs, each time', () => {
  const written: unknown[][] = [];
  const logTwice = (logged: unknown[], level: number) => {
    for (let time = 0; time < 2; time += 1) logOnce(logged, level, (parts) => written.push(parts));
  };
  const failed = { err: new Error('The database is away.') };
  logTwice([failed, 'Jobs could not be run.'], 50);
  logTwice([failed, 'Jobs could not be queued.'], 50);
  logTwice([failed], 50);
  logTwice(['Listening'], 30);
  expect(written).toEqual([
    [failed, 'Jobs could not be run.'],
    [failed, 'Jobs could not be queued.'],
    [failed, 'The database is away.'],
    ['Listening'],
    ['Listening'],
  ]);
});
