import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Bucket } from '#bucket/bucket.ts';
import { type ObjectStorage, startObjectStorage } from '../../tests/support/object-storage.ts';
import { BucketWatch } from './bucket-watch.ts';

let storage: ObjectStorage;
let ending: AbortController;

beforeEach(async () => {
  storage = await startObjectStorage();
  ending = new AbortController();
});

afterEach(async () => {
  ending.abort();
  await storage.remove();
});

function follow(place = storage.place): BucketWatch {
  const watch = new BucketWatch(new Bucket(place), { interval: 50, patience: 2000 });
  void watch.follow(ending.signal);
  return watch;
}

const until = (watch: BucketWatch, reachable: boolean) =>
  vi.waitFor(() => expect(watch.reach.reachable).toBe(reachable), { timeout: 20_000, interval: 50 });

test('it is known when the bucket goes, since when, and when it is back', async () => {
  const watch = follow();
  await until(watch, true);
  const { since } = watch.reach;
  await storage.stop();
  await until(watch, false);
  expect(watch.reach.since).toBeGreaterThanOrEqual(since);
  await storage.start();
  await until(watch, true);
});

test('a bucket that there isn’t, or that this key may not read, is none', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const watch = follow({ ...storage.place, bucket: 'no-such-bucket' });
  await vi.waitFor(() => expect(said).toHaveBeenCalled(), { timeout: 20_000, interval: 50 });
  expect(watch.reach.reachable).toBe(false);
  expect(said).toHaveBeenCalledTimes(1);
});
