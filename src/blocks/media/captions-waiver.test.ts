import { expect, it } from 'vitest';
import { captionsProblem } from './captions-waiver.server.ts';

const types: Readonly<Record<string, string>> = {
  film: 'video/webm',
  sound: 'audio/wav',
  picture: 'image/png',
};
const problemOf = (block: object, reason?: string) => captionsProblem(reason, block, async (id) => types[id]);

const problem = {
  de: expect.stringContaining('braucht Untertitel'),
  en: expect.stringContaining('needs captions'),
};

it('a film of our own has captions, or a reason why it has none', async () => {
  expect(await problemOf({ file: 'film' })).toEqual(problem);
  expect(await problemOf({ file: 'film' }, '  ')).toEqual(problem);
  expect(await problemOf({ source: { provider: 'file' }, file: { id: 'film' } })).toEqual(problem);
  expect(await problemOf({ file: 'film', captions: 'words' })).toBeUndefined();
  expect(await problemOf({ file: 'film' }, 'Der Film hat keinen Ton.')).toBeUndefined();
});

it('what is no film of our own needs none', async () => {
  expect(await problemOf({ file: 'picture' })).toBeUndefined();
  expect(await problemOf({ file: 'sound' })).toBeUndefined();
  expect(await problemOf({ source: { provider: 'youtube' }, file: 'film' })).toBeUndefined();
  expect(await problemOf({})).toBeUndefined();
});
