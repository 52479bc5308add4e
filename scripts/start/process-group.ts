import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Starts a process in its own group, so that Ctrl-C only reaches the starting script, which then ends everything in
 * order. Over the IPC channel the process reports its state, and notices when the script is gone.
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

/** Signals the process and all its descendants. */
export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended by itself.
  }
}
