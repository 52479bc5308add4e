import { chmodSync, mkdirSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Creates a directory with mode 0700, or closes an existing one. Also sets the process's umask, so that neither it nor
 * its children write files that others can read. To be called before the first file is written.
 */
export function keepPrivate(directory: string): void {
  // Worker threads can't set the umask; they use the process's.
  if (isMainThread) process.umask(0o077);
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o700);
}
