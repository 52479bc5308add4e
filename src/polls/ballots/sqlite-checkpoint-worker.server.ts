/**
 * The thread that checkpoints the write-ahead log. On the writing thread, checkpoints would block ballots for a third
 * of a second every few seconds.
 */
import { parentPort } from 'node:worker_threads';
import { openForCheckpoints } from '#database/sqlite.ts';

/** Pause between checkpoints in ms; pages changed repeatedly meanwhile are written once. */
const interval = 200;

const [, , file = ''] = process.argv;
const database = openForCheckpoints(file);
let isDue = false;

// Any message means that something was written.
parentPort?.on('message', () => {
  if (isDue) return;
  isDue = true;
  setTimeout(writeBack, interval);
});

function writeBack(): void {
  isDue = false;
  try {
    database.exec('pragma wal_checkpoint(passive)');
  } catch {
    // For example a full disk. Nothing is lost: the log has everything, and the next ballot reports the error.
  }
}
