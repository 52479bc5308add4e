/** Run by `npm run account` if no content backend answers: opens the database itself, and prints the link as JSON. */
import { getPayload } from 'payload';
import config from '#content/payload.config.ts';
import { linkFor } from '#content/people/credentials/account-command.ts';

const payload = await getPayload({ config, disableOnInit: true });
const command: unknown = JSON.parse(process.env.ACCOUNT_COMMAND ?? '');
process.stdout.write(`\n${JSON.stringify((await linkFor(payload, command)) ?? null)}\n`);
await payload.destroy();
process.exit(0);
