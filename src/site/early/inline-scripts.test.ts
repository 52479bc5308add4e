import { expect, test } from 'vitest';
import { inlineScripts } from './inline-scripts.ts';

test('every inline script is at most 300 bytes', () => {
  for (const script of inlineScripts) expect(Buffer.byteLength(script)).toBeLessThanOrEqual(300);
});

test('no inline script holds what would end it or be escaped', () => {
  for (const script of inlineScripts) expect(script).not.toMatch(/<|\n/);
});
