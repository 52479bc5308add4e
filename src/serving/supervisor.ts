/** What a server says of itself to whoever started it. */
export type ServerState = 'listening' | 'ready';

/** Only where there is a channel: `npm start` and `npm run dev` open one, tests and benchmarks don't. */
export function tellSupervisor(state: ServerState): void {
  // It may be gone by now; then the process is about to end as well.
  if (process.connected) process.send?.(state, () => {});
}

/** Calls `end` as soon as the process that opened the channel is gone, however it ended. */
export function whenSupervisorIsLost(end: () => void): void {
  if (process.connected === false) end();
  else process.once('disconnect', end);
}
