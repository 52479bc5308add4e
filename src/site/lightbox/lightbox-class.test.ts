import { expect, test } from 'vitest';
import { lightboxClass } from './lightbox-class.ts';

class Lightbox {
  goTo(): void {}
}

test('5.1 lightbox module: a class, and a function that promises one or a module with one, are accepted', async () => {
  expect(await lightboxClass(Lightbox)).toBe(Lightbox);
  expect(await lightboxClass(async () => Lightbox)).toBe(Lightbox);
  expect(await lightboxClass(async () => ({ default: Lightbox }))).toBe(Lightbox);
});

test('5.1 lightbox module: anything else is refused at once, a string by name', () => {
  expect(() => lightboxClass('photoswipe')).toThrow('pswpModule as string is no longer supported');
  for (const wrong of [undefined, null, 7, {}, { default: Lightbox }])
    expect(() => lightboxClass(wrong)).toThrow('pswpModule is not valid');
});

test('5.1 lightbox module: what a function promises is held to the same', async () => {
  await expect(lightboxClass(async () => ({ default: 'photoswipe' }))).rejects.toThrow(
    'pswpModule as string is no longer supported',
  );
  for (const wrong of [undefined, {}, () => Lightbox])
    await expect(lightboxClass(async () => wrong)).rejects.toThrow('pswpModule is not valid');
});
