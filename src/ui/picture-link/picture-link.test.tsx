import { expect, test } from 'vitest';
import { rendered } from '../../../tests/support/rendered.tsx';
import { pictureLinkExamples } from './picture-link.examples.tsx';

const htmlOf = (id: string) =>
  rendered(pictureLinkExamples.examples.find((one) => one.id === id)?.view('en'), 'en');

test('says what it does, and of which picture', async () => {
  expect(await htmlOf('default')).toMatch(/<a [^>]*aria-label="[^"]+The club’s mark[^"]*"/);
});

test('says what it does where nobody has described the picture', async () => {
  expect(await htmlOf('unnamed')).toMatch(/<a [^>]*aria-label="[^"]+"/);
});

test('only one that fills its place lets the lightbox open it as cut', async () => {
  expect(await htmlOf('cropped')).toContain('data-pswp-cropped');
  expect(await htmlOf('default')).not.toContain('data-pswp-cropped');
});
