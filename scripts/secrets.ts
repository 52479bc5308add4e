/**
 * Prints the secrets that all sites and content backends on one database share, as environment variables:
 * DATA_DIR's, or new ones. Stores nothing.
 *
 *     npm run secrets
 */
import { environmentOf, keptOrNewSecrets } from '../src/settings/secrets.ts';
import { orExit, refuseOldNode } from './operate/command-line.ts';

refuseOldNode();
const secrets = orExit(() => keptOrNewSecrets(process.env.DATA_DIR?.trim() || './data'));
for (const [name, value] of Object.entries(environmentOf(secrets))) console.log(`${name}=${value}`);
