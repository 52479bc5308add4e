/** How often it looks whether npm is still there, in ms. */
const look = 500;

/**
 * Calls `end` when the process is asked to end, and when the npm that started it is gone. `package.json` has npm's shell
 * replaced by the process (`exec`), so npm is its parent and hands signals on to it.
 */
export function whenToEnd(end: () => void): void {
  // nohup changes nothing about SIGHUP: Node gives an ignored signal its default again, in npm already.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  // Whoever else starts it may go: a shell leaves what runs in the background to the system.
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), look).unref();
}
