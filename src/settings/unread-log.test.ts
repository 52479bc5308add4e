import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * A process that prints until it is told on stdin that its reader has gone, then twice more, and exits with the given
 * status.
 */
function printing(prologue: string) {
  const script = `${prologue}
    console.log('reads');
    process.stdin.once('data', () => {
      process.stdout.write('nobody\\n');
      process.stderr.write('nobody\\n');
      setImmediate(() => { process.stdout.write('nobody\\n'); setImmediate(() => process.exit(7)); });
    });`;
  return spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'pipe' });
}

async function statusAfterLosingItsReader(prologue: string): Promise<unknown> {
  const child = printing(prologue);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  child.stderr.destroy();
  await Promise.all([once(child.stdout, 'close'), once(child.stderr, 'close')]);
  child.stdin.end('go on');
  const [status] = await once(child, 'exit');
  return status;
}

const module = JSON.stringify(join(import.meta.dirname, 'unread-log.ts'));

test('a process whose output nobody reads any more goes on', async () => {
  const prologue = `import { outliveLogReader } from ${module}; outliveLogReader(); outliveLogReader();`;
  expect(await statusAfterLosingItsReader(prologue)).toBe(7);
});

test('which it would not by itself', async () => {
  expect(await statusAfterLosingItsReader('')).not.toBe(7);
});
