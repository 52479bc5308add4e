import { describe, expect, it } from 'vitest';
import { standSound } from './stand-sound.ts';
import { vp8Frame } from './vp8-frame.ts';
import { webmFile } from './webm.ts';

describe('a film made of still pictures', () => {
  it('takes the frame out of a WebP picture, past what stands before it', () => {
    const webp = Buffer.concat([
      Buffer.from('RIFF\0\0\0\0WEBP'),
      Buffer.from('ICCP\x03\0\0\0abc\0', 'latin1'),
      Buffer.from('VP8 \x02\0\0\0hi', 'latin1'),
    ]);
    expect(Buffer.from(vp8Frame(webp)).toString()).toBe('hi');
    expect(() => vp8Frame(Buffer.from('RIFF\0\0\0\0WEBPVP8L\x01\0\0\0x\0'))).toThrow();
  });

  it('says where each second begins', () => {
    const frames = [0, 40, 1000, 1040].map((at) => ({ at, data: Buffer.from(`frame ${at}`) }));
    const film = webmFile({ width: 16, height: 9, duration: 1080, frames });
    // The segment's body begins after the header (its size is in bytes 4 to 7) and the segment's own id and size.
    const body = 8 + (film.readUInt32BE(4) & 0x0fffffff) + 8;
    const clusters: number[] = [];
    for (let at = film.indexOf('1f43b675', 0, 'hex'); at >= 0; at = film.indexOf('1f43b675', at + 1, 'hex'))
      clusters.push(at - body);
    expect(clusters).toHaveLength(2);
    for (const position of clusters) {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(position);
      expect(film.includes(Buffer.concat([Buffer.from('f110000004', 'hex'), bytes]))).toBe(true);
    }
  });
});

describe('the sound of the stand', () => {
  it('is the same every time and never too loud', () => {
    const sound = standSound();
    expect(sound.equals(standSound())).toBe(true);
    expect(sound.length).toBeLessThan(500_000);
  });
});
