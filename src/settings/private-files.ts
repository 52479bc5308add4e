import { chmodSync, mkdirSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Makes a directory that nobody else on the machine gets into, or shuts an existing one,
 * whoever made it. What this process, and those that it starts, write from now on nobody else can read either,
 * wherever it lies. To be called before the first file is written.
 */
export function keepPrivate(directory: string): void {
  // Worker threads can't set the umask; they use the process's.
  if (isMainThread) process.umask(0o077);
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o700);
}
