import { describe, expect, it } from 'vitest';
import { resolveBlocks } from '#blocks/stored-blocks.ts';
import { brand } from '#brand/brand.ts';
import { isRecord } from '#fields/content-field.ts';

const hostile = '<p onclick="x()">A</p><script>x()</script>';

function sourceOf(stored: object, locale: 'de' | 'en' = 'de'): unknown {
  const [block] = resolveBlocks([{ blockType: 'html', id: '1', ...stored }], {
    locale,
    kindIndex: [],
    brand,
    frameHosts: [],
  });
  return block?.kind === 'html' ? block.source : undefined;
}

describe('the html block', () => {
  it('is cleaned wherever a page document is made, whatever is stored', () => {
    expect(sourceOf({ source: { mode: 'cleaned', markup: hostile } })).toEqual({
      mode: 'cleaned',
      markup: '<p>A</p>',
    });
  });

  it('in a frame keeps its document, at an address that belongs to it and its language alone', () => {
    const framed = { mode: 'framed', document: hostile, title: 'A', height: 300, markup: '<p>left over</p>' };
    const source = sourceOf({ source: framed });
    expect(source).toMatchObject({ mode: 'framed', document: hostile, title: 'A', height: 300 });
    expect(source).not.toHaveProperty('markup');
    const address = isRecord(source) ? String(source.address) : '';
    expect(address).toMatch(/^\/frames\/[0-9a-f]{24}$/);
    expect(sourceOf({ source: framed }, 'en')).toMatchObject({ address: `/en${address}` });
    expect(sourceOf({ source: { ...framed, document: 'B' } })).not.toMatchObject({ address });
  });

  it('without what its mode needs is left out', () => {
    expect(sourceOf({ source: { mode: 'cleaned', markup: '<script>x()</script>' } })).toBeUndefined();
    expect(sourceOf({ source: { mode: 'framed', document: 'A', height: 300 } })).toBeUndefined();
  });
});
