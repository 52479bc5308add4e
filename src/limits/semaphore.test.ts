import { describe, expect, it } from 'vitest';
import { Busy, Semaphore } from './semaphore.ts';

/** A task that is ended from outside. */
function task(name: string, begun: string[]) {
  const { promise, resolve } = Promise.withResolvers<string>();
  return {
    end: () => resolve(name),
    work: () => {
      begun.push(name);
      return promise;
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a semaphore', () => {
  it('run a few tasks at once, and each network in its turn', async () => {
    const semaphore = new Semaphore({ atOnce: 2, perNetwork: 1 });
    const begun: string[] = [];
    const tasks = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => ({ name, ...task(name, begun) }));
    const results = tasks.map(({ name, work }) => semaphore.run(work, name.charAt(0)));
    await settled();
    expect(begun).toEqual(['a1', 'b1']);
    tasks[0]?.end();
    await settled();
    expect(begun).toEqual(['a1', 'b1', 'a2']);
    tasks[3]?.end();
    await settled();
    expect(begun).toEqual(['a1', 'b1', 'a2', 'c1']);
    for (const { end } of tasks) end();
    expect(await Promise.all(results)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
  });

  it('refuse what would wait in too long a line, and only those whose line it is', async () => {
    const semaphore = new Semaphore({ atOnce: 1, waiting: 3, waitingPerNetwork: 2 });
    const begun: string[] = [];
    const running = task('a', begun);
    const all = [semaphore.run(running.work, 'a')];
    for (const name of ['a', 'a', 'b']) all.push(semaphore.run(async () => name, name));
    await expect(semaphore.run(async () => 'a', 'a')).rejects.toThrow(Busy);
    await expect(semaphore.run(async () => 'c', 'c')).rejects.toThrow(Busy);
    running.end();
    expect(await Promise.all(all)).toEqual(['a', 'a', 'a', 'b']);
    expect(await semaphore.run(async () => 'a', 'a')).toBe('a');
  });

  it('go on after a task that fails', async () => {
    const semaphore = new Semaphore({ atOnce: 1 });
    const failing = semaphore.run(() => Promise.reject(new Error('no')));
    const next = semaphore.run(async () => 'next');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
  });
});
