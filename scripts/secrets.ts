/**
 * Prints the secrets that all sites and content backends on one database share, as environment variables:
 * DATA_DIR's, or new ones. Stores nothing.
 *
 *     npm run secrets
 */

import { environmentOf, keptOrNewSecrets } from '../src/settings/secrets.ts';
import { SettingsError } from '../src/settings/settings-error.ts';
import { refuseOldNode } from './operate/command-line.ts';

refuseOldNode();
try {
  const secrets = keptOrNewSecrets(process.env.DATA_DIR?.trim() || './data');
  for (const [name, value] of Object.entries(environmentOf(secrets))) console.log(`${name}=${value}`);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}
