import { expect, it } from 'vitest';
import { portTakenCode } from '../../src/serving/listen.ts';
import { StartLog } from './start-log.ts';
import { SupervisedProcess } from './supervised-process.ts';

it('gives up a process that never had its port, also one that is worth starting again', async () => {
  const hopeless: string[] = [];
  const supervised = new SupervisedProcess({
    name: 'content backend',
    command: 'node',
    args: ['--eval', `process.exitCode = ${portTakenCode}`],
    environment: process.env,
    onHopeless: (name) => hopeless.push(name),
    patience: 6000,
    log: new StartLog('text'),
  });
  supervised.keepRunning();
  supervised.start();
  await expect.poll(() => hopeless).toEqual(['content backend']);
  await supervised.end();
});
