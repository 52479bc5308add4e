/** How often to check whether npm is still running, in ms. */
const look = 500;

/**
 * Calls `end` when the process gets a signal to end, or npm, which started it, is gone. In `package.json` the process
 * replaces npm's shell (`exec`), so npm is its parent and forwards signals.
 */
export function whenToEnd(end: () => void): void {
  // nohup can't protect from SIGHUP: Node, and npm before it, resets ignored signals.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  // Other parents may exit: a shell leaves background processes to the system.
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), look).unref();
}
