import { expect, it } from 'vitest';
import { checkCaptions } from './captions-waiver.server.ts';

const types: Readonly<Record<string, string>> = {
  film: 'video/webm',
  sound: 'audio/wav',
  picture: 'image/png',
};
const check = (block: object, reason?: string, language = 'de') =>
  checkCaptions(reason, block, language, async (id) => types[id]);

it('a film of our own has captions, or a reason why it has none', async () => {
  expect(await check({ file: 'film' })).toContain('braucht Untertitel');
  expect(await check({ file: 'film' }, '  ', 'en')).toContain('needs captions');
  expect(await check({ source: { provider: 'file' }, file: { id: 'film' } })).toContain('braucht Untertitel');
  expect(await check({ file: 'film', captions: 'words' })).toBe(true);
  expect(await check({ file: 'film' }, 'Der Film hat keinen Ton.')).toBe(true);
});

it('what is no film of our own needs none', async () => {
  expect(await check({ file: 'picture' })).toBe(true);
  expect(await check({ file: 'sound' })).toBe(true);
  expect(await check({ source: { provider: 'youtube' }, file: 'film' })).toBe(true);
  expect(await check({})).toBe(true);
});
