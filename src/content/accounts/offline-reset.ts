/** Run by `npm run account` where no content backend answers: opens the database itself, and prints the link as JSON. */
import { getPayload } from 'payload';
import config from '#content/payload.config.ts';
import { resetLinkFor } from './account-command.ts';

const payload = await getPayload({ config, disableOnInit: true });
process.stdout.write(
  `\n${JSON.stringify((await resetLinkFor(payload, process.env.ACCOUNT_EMAIL ?? '')) ?? null)}\n`,
);
await payload.destroy();
process.exit(0);
