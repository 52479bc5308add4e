import { describe, expect, it } from 'vitest';
import type { Media } from '#fields/media.ts';
import { pictureSizes } from './picture-sizes.ts';

const picture = (width?: number, height?: number): Media => ({
  id: '1',
  type: 'image',
  src: '/media/a.png',
  mimeType: 'image/png',
  width,
  height,
  size: 1,
  alt: '',
  focal: { x: 50, y: 50 },
  sources: [],
});

describe('how wide a picture of a gallery is', () => {
  it('follows from its place', () => {
    const landscape = picture(2400, 1600);
    expect(pictureSizes('mosaic', 0, landscape)).toBe('(width >= 48rem) 67vw, 100vw');
    expect(pictureSizes('mosaic', 5, picture(1000, 1000))).toBe('(width >= 48rem) 67vw, 59vw');
    expect(pictureSizes('mosaic', 8, landscape)).toBe(pictureSizes('mosaic', 0, landscape));
    expect(pictureSizes('strip', 3, landscape)).toBe('min(78vw, 46rem)');
  });

  it('is more than what is seen of it where its height fills the frame', () => {
    expect(pictureSizes('grid', 0, picture(2000, 1000))).toBe(
      '(width >= 68rem) 85vw, (width >= 45rem) 125vw, 250vw',
    );
    expect(pictureSizes('grid', 0, picture(1000, 2000))).toBe(
      '(width >= 68rem) 34vw, (width >= 45rem) 50vw, 100vw',
    );
  });

  it('is its frame’s where nobody knows its own', () => {
    expect(pictureSizes('mosaic', 2, picture())).toBe('(width >= 48rem) 25vw, 42vw');
  });
});
