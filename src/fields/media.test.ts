import { describe, expect, it } from 'vitest';
import { resolveMedia } from './media.ts';

const stored = {
  id: 7,
  filename: 'kurve süd.png',
  mimeType: 'image/png',
  filesize: 1000,
  width: 1200,
  height: 800,
  alt: 'Die Kurve',
  sizes: {
    avif960: { filename: 'kurve-960x640.avif', width: 960, mimeType: 'image/avif' },
    avif2400: { filename: 'kurve-1200x800.avif', width: 1200, mimeType: 'image/avif' },
    avif1600: { filename: 'kurve-1200x800.avif', width: 1200, mimeType: 'image/avif' },
    webp480: { filename: null, width: null, mimeType: null },
  },
};

describe('a file from the media library', () => {
  it('comes with its other formats, narrowest first, each width once', () => {
    expect(resolveMedia(stored)?.sources).toEqual([
      { type: 'image/avif', srcset: '/media/kurve-960x640.avif 960w, /media/kurve-1200x800.avif 1200w' },
    ]);
  });

  it('is addressed by its encoded name and has its focal point in the middle by default', () => {
    expect(resolveMedia(stored)).toMatchObject({
      src: '/media/kurve%20s%C3%BCd.png',
      focal: { x: 50, y: 50 },
    });
  });

  it('is missing where only its id is left', () => {
    expect(resolveMedia(7)).toBeUndefined();
    expect(resolveMedia(null)).toBeUndefined();
  });
});
