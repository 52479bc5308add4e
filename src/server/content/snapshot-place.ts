import { join } from 'node:path';

export function snapshotDirectory(dataDir: string): string {
  return join(dataDir, 'snapshots');
}

/** Data that belongs to no single page. Written last, so it marks a complete set. */
export const stateFile = 'state.json';
