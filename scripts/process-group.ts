import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Starts a process in a group of its own: Ctrl-C reaches the starting script alone, which then ends all in order. Through
 * the channel the process says how far it is, and notices when the script is gone.
 */
export function spawnGroup(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): ChildProcess {
  return spawn(command, [...args], {
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
}

/** Signals the process and all that it has started. */
export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It ended by itself in the meantime.
  }
}
