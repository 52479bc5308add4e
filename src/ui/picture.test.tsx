import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const styles = readFileSync(join(import.meta.dirname, 'picture.module.css'), 'utf8');
const rule = /\[data-focal-([xy])([$^])="(\d+)"\] \{\s*--focal-\1-(?:tens|ones): (\d+)%/g;
const rules = [...styles.matchAll(rule)];

/** The percentage the stylesheet computes for an axis with these digits. */
function percentOf(axis: string, digits: string): number {
  return rules
    .filter(
      ([, of, where, text = '']) =>
        of === axis && (where === '^' ? digits.startsWith(text) : digits.endsWith(text)),
    )
    .reduce((sum, [, , , , percent]) => sum + Number(percent), 0);
}

function focalAttributes(x: number, y: number): (string | undefined)[] {
  const file = {
    id: '1',
    type: 'image' as const,
    size: 1,
    src: '/a.webp',
    alt: '',
    width: 4,
    height: 3,
    mimeType: 'image/webp',
    sources: [],
  };
  const markup = renderToStaticMarkup(<Picture media={{ ...file, focal: { x, y } }} sizes="100vw" />);
  return ['x', 'y'].map((axis) => new RegExp(`data-focal-${axis}="(\\d+)"`).exec(markup)?.[1]);
}

describe('the focal point of a picture', () => {
  it('is shown exactly where the editor put it', () => {
    for (let percent = 0; percent <= 100; percent += 1) {
      const [x, y] = focalAttributes(percent, 100 - percent);
      const shown = [x === undefined ? 50 : percentOf('x', x), y === undefined ? 50 : percentOf('y', y)];
      expect(shown).toEqual([percent, 100 - percent]);
    }
  });

  it('stays within the picture, and is a whole percent', () => {
    expect(focalAttributes(-3, 140)).toEqual(['000', '100']);
    expect(focalAttributes(33.4, 50.2)).toEqual(['033', undefined]);
  });
});
