import { expect, test } from 'vitest';
import { tidyLinkTarget } from './link-target.ts';

test.each([
  ['TEL: \u202D+49 (0)711\u2011189\u202C', 'tel:+49711189'],
  ['tel:0711 / 12 34', 'tel:07111234'],
  ['Mailto: Presse@Example.ORG', 'mailto:Presse@example.org'],
  ['mailto:post@fußball.example?subject=Ring', 'mailto:post@xn--fuball-cta.example?subject=Ring'],
  ['HTTPS://example.org/Über ', 'https://example.org/Über'],
  ['\uFEFF/strategie\u200E', '/strategie'],
  ['#zahlen', '#zahlen'],
  ['page:1', 'page:1'],
  ['', ''],
])('“%s” is kept as %s', (typed, target) => {
  expect(tidyLinkTarget(typed)).toBe(target);
  expect(tidyLinkTarget(target)).toBe(target);
});
