import { describe, expect, it } from 'vitest';
import { brand } from '#brand/brand.ts';
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
    expect(resolveMedia(stored, brand)?.sources).toEqual([
      { type: 'image/avif', srcset: '/media/kurve-960x640.avif 960w, /media/kurve-1200x800.avif 1200w' },
    ]);
  });

  it('is addressed by its encoded name and has its focal point in the middle by default', () => {
    expect(resolveMedia(stored, brand)).toMatchObject({
      src: '/media/kurve%20s%C3%BCd.png',
      focal: { x: 50, y: 50 },
    });
  });

  it('is called as it is uploaded while its colour of the identity is what it is in the file', () => {
    const { hex } = brand.colors.ring;
    expect(resolveMedia({ ...stored, identityColor: 'ring', colorInFile: hex }, brand)).toEqual(
      resolveMedia(stored, brand),
    );
  });

  it('is called after both values where they differ, without the format that takes long to make', () => {
    const webp = { filename: 'kurve-480x320.webp', width: 480, mimeType: 'image/webp' };
    const drawn = { identityColor: 'ring-bright', colorInFile: '#00AA33' };
    const picture = { ...stored, ...drawn, sizes: { ...stored.sizes, webp480: webp } };
    const colors = `recolored-00aa33-${brand.colors['ring-bright'].hex.slice(1).toLowerCase()}`;
    expect(resolveMedia(picture, brand)).toMatchObject({
      src: `/media/kurve%20s%C3%BCd.png.${colors}.png`,
      sources: [{ type: 'image/webp', srcset: `/media/kurve-480x320.webp.${colors}.webp 480w` }],
    });
  });

  it('is missing where only its id is left', () => {
    expect(resolveMedia(7, brand)).toBeUndefined();
    expect(resolveMedia(null, brand)).toBeUndefined();
  });
});
