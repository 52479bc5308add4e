import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { drawnFace } from './drawn-face.server.ts';
import { outlinedText, wrappedText } from './outlined-text.server.ts';

const within = (most: number) => (line: string) => line.replaceAll('\u00AD', '').length <= most;

test.each([
  ['wie breit soll es sein', 10, ['wie breit', 'soll es', 'sein']],
  ['  ein   Ring ', 20, ['ein Ring']],
  ['der Fan\u00ADschal\u00ADtag heute', 10, ['der Fan-', 'schal\u00ADtag', 'heute']],
  ['Fan\u00ADschal', 12, ['Fan\u00ADschal']],
  ['unteilbareslangeswort ja', 8, ['unteilbareslangeswort', 'ja']],
  ['', 8, []],
])('lines break at spaces and soft hyphens: %s', (text, most, lines) => {
  expect(wrappedText(text, within(most))).toEqual(lines);
});

test('letters are whole in every size', async () => {
  const fonts = await drawnFace(brand.type.faces);
  const command = /[MLQCZ](?:-?\d+\.\d\d ?)*/g;
  for (let size = 20; size < 170; size += 1)
    expect(outlinedText('Umbau heißen? Łódź', fonts, size).path.replace(command, ''), `${size}`).toBe('');
});
