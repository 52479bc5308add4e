import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { crops } from './crops.ts';

test('every ratio that a block cuts pictures to is shown at the focal point', () => {
  // Films and embeds have no focal point.
  const stylesheets = globSync('src/blocks/{blockquote,feature-list,gallery,hero,poll,product-detail}/*.css');
  const ratios = stylesheets.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/aspect-ratio: ([\d /]+);/g)].map(([, ratio]) => ratio),
  );
  expect(ratios.length).toBeGreaterThan(5);
  const shown = crops.map(({ ratio }) => ratio);
  expect(ratios.filter((ratio = '') => !shown.includes(ratio))).toEqual([]);
});
