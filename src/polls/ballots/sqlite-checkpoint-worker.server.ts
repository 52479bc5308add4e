/**
 * The thread that writes back into the file what the other thread adds to the write-ahead log. Left to that one, it
 * would be done in one piece every few seconds, and for a third of a second no ballot would be taken.
 */
import { parentPort } from 'node:worker_threads';
import { openForCheckpoints } from '#database/sqlite.ts';

/** How much is gathered before it is written back, in ms: what changes twice meanwhile is written once. */
const interval = 200;

const [, , file = ''] = process.argv;
const database = openForCheckpoints(file);
let isDue = false;

// Whatever comes says that something was written.
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
    // A full disk, say. Nothing is lost by it: the log keeps everything, and whoever casts next is told.
  }
}
