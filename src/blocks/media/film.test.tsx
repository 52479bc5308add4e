import { expect, it } from 'vitest';
import type { Media } from '#fields/media.ts';
import { rendered } from '../../../tests/support/rendered.tsx';
import { Film, type FilmProps } from './film.tsx';

const file = (src: string, mimeType: string): Media => ({
  id: src,
  type: 'video',
  src,
  mimeType,
  size: 1,
  alt: 'Ring',
  focal: { x: 50, y: 50 },
  sources: [],
});

const markup = (props: FilmProps) => rendered(<Film {...props} />);

it('a film in two formats names both, the first one first, and loads none of them by itself', async () => {
  const html = await markup({
    file: file('/media/ring.webm', 'video/webm'),
    alternative: file('/media/ring.mp4', 'video/mp4'),
    captions: file('/media/ring.vtt', 'text/vtt'),
  });
  expect(html).toMatch(
    /<video (?![^>]*src=)[^>]*preload="none"[^>]*><source src="\/media\/ring.webm" type="video\/webm"\/><source src="\/media\/ring.mp4" type="video\/mp4"\/><track kind="captions" src="\/media\/ring.vtt" srcLang="de"/i,
  );
});

it('a film in one format is named by the player itself', async () => {
  const html = await markup({ file: file('/media/ring.webm', 'video/webm') });
  expect(html).toContain('<video src="/media/ring.webm"');
  expect(html).not.toContain('<source');
});
