import { expect, test } from 'vitest';
import { logLine } from './log.ts';

const line = {
  time: new Date('2026-11-23T19:30:00Z'),
  level: 'error',
  message: 'Two\nlines, "quoted".',
  request: 'a1b2',
} as const;

test('a line for people has its time, level, sentence and the request', () => {
  expect(logLine(line, 'text')).toMatch(
    /^\[site\] 2026-11-23T19:30:00\.000Z ERROR: [^\n]*quoted[^\n]* \(a1b2\)\n$/,
  );
  expect(logLine({ ...line, level: 'info', message: 'Listening.', request: undefined }, 'text')).toBe(
    '[site] 2026-11-23T19:30:00.000Z INFO: Listening.\n',
  );
});

test('a line for programs is one object', () => {
  const written = logLine(line, 'json');
  expect(written.trimEnd()).not.toContain('\n');
  expect(JSON.parse(written)).toEqual({
    time: '2026-11-23T19:30:00.000Z',
    level: 'error',
    source: 'site',
    message: expect.stringContaining('"quoted"'),
    request: 'a1b2',
  });
  expect(JSON.parse(logLine({ ...line, request: undefined }, 'json'))).not.toHaveProperty('request');
});
