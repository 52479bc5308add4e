import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { directoryForTests } from '../../tests/support/test-directory.ts';
import { ProcessEnded, runInProcess } from './run-in-process.ts';

const directory = directoryForTests();

let count = 0;

/** Runs this body as the module's answer to its message, `sent`. */
function run(body: string, seconds = 60): Promise<number> {
  count += 1;
  const file = join(directory, `${count}.mjs`);
  writeFileSync(file, `process.once('message', (sent) => { ${body} });`);
  return runInProcess(pathToFileURL(file), { bytes: Buffer.from([42]) }, z.number(), {
    seconds,
    megabytes: 64,
  });
}

describe('a process of its own', () => {
  it('sends one result, and has nothing of the environment', async () => {
    expect(
      await run(
        'process.send(sent.bytes[0] + Object.keys(process.env).filter((name) => name === "PATH").length)',
      ),
    ).toBe(42);
  });

  it.each([
    ['fails', 'throw new Error("no")', 60],
    ['ends by itself', 'process.exit()', 60],
    ['sends something else', 'process.send("42")', 60],
    ['goes on for ever', 'for (;;);', 0.5],
    ['needs all memory at once', 'const all = []; for (;;) all.push(1.5)', 60],
  ])('has no result if it %s', async (_, body, seconds) => {
    await expect(run(body, seconds)).rejects.toThrow(ProcessEnded);
  });

  it('has its result, although it has ended before that is read', async () => {
    const results = Array.from({ length: 20 }, () => run('process.send(42, () => process.exit())'));
    // Long enough for all of them to end.
    await new Promise((resolve) => setTimeout(resolve, 30));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000);
    expect(await Promise.all(results)).toEqual(Array(20).fill(42));
  });

  it('ends, though it loops, when its parent is killed', async () => {
    const loop = join(directory, 'loop.mjs');
    const watch = new URL('./end-with-parent.ts', import.meta.url);
    writeFileSync(loop, `import '${watch}'; process.send(process.pid, () => { for (;;); });`);
    const parent = join(directory, 'parent.mjs');
    writeFileSync(
      parent,
      `import { fork } from 'node:child_process';
       fork('${loop}').once('message', (id) => process.send(id));`,
    );
    const started = fork(parent);
    const [id]: unknown[] = await once(started, 'message');
    started.kill('SIGKILL');
    await expect.poll(() => isRunning(z.number().parse(id)), { timeout: 20_000 }).toBe(false);
  });
});

function isRunning(id: number): boolean {
  try {
    // A process that has ended stays as a zombie where nobody asks for it.
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${id}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
