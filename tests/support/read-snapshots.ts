/**
 * Prints how many pages a site finds in its snapshots at startup.
 *
 *     node tests/support/read-snapshots.ts <data directory>
 */
import { Snapshots } from '../../src/server/content/snapshots.ts';

process.stdout.write(`${[...new Snapshots(process.argv[2] ?? '').pages()].length}\n`);
