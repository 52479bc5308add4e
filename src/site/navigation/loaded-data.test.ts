import { expect, it } from 'vitest';
import { LoadedData } from './loaded-data.ts';

it('4.7 loading status: idle, pending, then success; or error, with what there was at the beginning', async () => {
  const seen: unknown[] = [];
  const note = () => {
    seen.push([data.status, data.data]);
  };
  const data: LoadedData<string> = new LoadedData('nothing', note);
  note();
  await data.load(async () => 'first');
  // Data stays available during a reload.
  await data.load(() => Promise.reject(new Error('broken')));
  expect(data.error).toEqual(new Error('broken'));
  data.provide('from the server');
  data.clear();
  expect(seen).toEqual([
    ['idle', 'nothing'],
    ['pending', 'nothing'],
    ['success', 'first'],
    ['pending', 'first'],
    ['error', 'nothing'],
    ['success', 'from the server'],
    ['idle', 'nothing'],
  ]);
});

it('4.7 loading status: of two runs that overlap only the second one’s result lands', async () => {
  const data = new LoadedData('nothing');
  const waiting: ((value: string) => void)[] = [];
  const slow = () => new Promise<string>((resolve) => waiting.push(resolve));
  const [first, second] = [data.load(slow), data.load(slow)];
  waiting[1]?.('second');
  expect(await second).toBe(true);
  waiting[0]?.('first');
  expect(await first).toBe(false);
  expect(data.data).toBe('second');
  const failing = data.load(() => Promise.reject(new Error('late')));
  const last = data.load(async () => 'last');
  expect([await failing, await last]).toEqual([false, true]);
  expect([data.status, data.data]).toEqual(['success', 'last']);
});
