import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StartLog } from './start-log.ts';
import { SupervisedProcess } from './supervised-process.ts';

let written: string;

beforeEach(() => {
  written = '';
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      written += String(text);
      return true;
    });
});
afterEach(() => vi.restoreAllMocks());

/** A process that crashes and is restarted. */
async function endedOnce(log: StartLog): Promise<void> {
  const supervised = new SupervisedProcess({
    name: 'site',
    command: 'node',
    args: ['--eval', 'process.exitCode = 3'],
    environment: process.env,
    onHopeless: () => {},
    patience: 6000,
    log,
  });
  supervised.keepRunning();
  supervised.start();
  await expect.poll(() => written).toContain('starting it again');
  await supervised.end();
}

it('tells people in words', async () => {
  const log = new StartLog('text');
  await endedOnce(log);
  log.show('  Deutsch    http://localhost:3000/\n');
  expect(written).toBe(
    '[start] site ended (code 3); starting it again in 300 ms.\n  Deutsch    http://localhost:3000/\n\n',
  );
});

it('writes an object a line for programs, and nothing else', async () => {
  const log = new StartLog('json');
  await endedOnce(log);
  log.complain('The site could not start.');
  log.show('  Deutsch    http://localhost:3000/\n');
  const lines = written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toEqual([
    {
      time: expect.any(String),
      level: 'info',
      source: 'start',
      message: 'site ended (code 3); starting it again in 300 ms.',
    },
    { time: expect.any(String), level: 'error', source: 'start', message: 'The site could not start.' },
  ]);
});
