/** A server's state as reported to its supervisor. */
export type ServerState = 'listening' | 'ready';

/** Only over an IPC channel: `npm start` and `npm run dev` open one, tests and benchmarks don't. */
export function tellSupervisor(state: ServerState): void {
  // The supervisor may be gone; then this process is about to end as well.
  if (process.connected) process.send?.(state, () => {});
}

/** Calls `end` once the supervisor is gone, however it ended. */
export function whenSupervisorIsLost(end: () => void): void {
  if (process.connected === false) end();
  else process.once('disconnect', end);
}
