import { join } from 'node:path';

/** Where the site keeps what it last knew. */
export function snapshotDirectory(dataDir: string): string {
  return join(dataDir, 'snapshots');
}

/** What belongs to no single page; written last, so that it is there once everything was known. */
export const stateFile = 'state.json';
