import { expect, it } from 'vitest';
import { formatDateTime } from './format-date.ts';

it('writes times by the club’s clock, as they are written everywhere', () => {
  expect(formatDateTime('2026-11-27T16:05:00Z', 'de')).toBe('27. November 2026, 17.05\u00A0Uhr');
  expect(formatDateTime(new Date('2026-07-01T22:30:00Z'), 'en')).toBe('2 July 2026, 00:30');
});
