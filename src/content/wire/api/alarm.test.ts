import { stat } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { Alarm } from './alarm.ts';

it('calls back if nothing has come', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  new Alarm(20, resolve);
  await promise;
});

it('calls nobody because this process has computed for long', async () => {
  // From here on the event loop is in its poll phase; timers come next.
  await stat('.');
  let called = false;
  const alarm = new Alarm(40, () => {
    called = true;
  });
  const heard = stat('.').then(() => alarm.end());
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  await heard;
  expect(called).toBe(false);
});
