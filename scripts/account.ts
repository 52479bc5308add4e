/**
 * Makes a link by which an account's holder chooses a new password. The product may go on running.
 *
 *     npm run account -- reset editor@example.org
 *
 * The running content backend makes it, because only one process opens its database. Where none answers, the database is
 * opened here.
 */
import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { commandSecret } from '../src/settings/command-secret.ts';
import type { Settings } from '../src/settings/settings.ts';
import { refuseOldNode } from './check-node.ts';
import { exitWith } from './exit-with.ts';
import { settingsOrExit } from './settings-or-exit.ts';

const linkSchema = z.object({ address: z.string(), expires: z.string() });

refuseOldNode();
const [command, given] = process.argv.slice(2);
if (command !== 'reset' || !given)
  exitWith('Say whose password is lost: npm run account -- reset editor@example.org');
const email = given.trim().toLowerCase();
const settings = settingsOrExit();
const link = (await askBackend(settings)) ?? openDatabase(settings);
console.log(
  `Choose a new password for ${email} until ${new Date(link.expires).toLocaleTimeString()}, once, at\n${link.address}`,
);

/** Undefined where nothing answers. */
async function askBackend({
  contentApiBase,
  secrets,
}: Settings): Promise<z.infer<typeof linkSchema> | undefined> {
  const answer = await fetch(`${contentApiBase}/sk/v1/accounts/reset-link`, {
    method: 'POST',
    headers: { authorization: `Bearer ${commandSecret(secrets)}` },
    body: email,
  }).catch(() => undefined);
  if (!answer) return undefined;
  if (answer.status === 422) exitWith(noSuchAccount());
  if (!answer.ok)
    exitWith(
      `${contentApiBase} answers ${answer.status}. It has to be this product’s content backend, with the same DATA_DIR or PAYLOAD_SECRET.`,
    );
  return linkSchema.parse(await answer.json());
}

function openDatabase({ runsContent, contentApiBase, port }: Settings): z.infer<typeof linkSchema> {
  if (!runsContent)
    exitWith(
      `${contentApiBase} does not answer. Run this on the content backend’s machine, or start it first.`,
    );
  const { stdout, stderr, status } = spawnSync('payload', ['run', 'src/content/accounts/offline-reset.ts'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PAYLOAD_CONFIG_PATH: 'src/content/payload.config.ts',
      SITE_PORT: String(port),
      ACCOUNT_EMAIL: email,
    },
  });
  // The log may write above and below it.
  const printed = stdout.split('\n').find((line) => /^(null|\{"address".*\})$/.test(line));
  if (status !== 0 || printed === undefined)
    exitWith(`The content’s database can’t be opened.\n${stderr || stdout}`);
  return linkSchema.nullable().parse(JSON.parse(printed)) ?? exitWith(noSuchAccount());
}

function noSuchAccount(): string {
  return `No account has the address ${email}.`;
}
