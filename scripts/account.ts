/**
 * Creates a link for choosing a password, for a lost one or for a new account. The product may be running.
 *
 * The running content backend does it, because only one process may open its database. If none responds, the
 * database is opened here.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type Role, roles } from '../src/content/access/rights/roles.ts';
import { commandSecret } from '../src/settings/secrets.ts';
import type { Settings } from '../src/settings/settings.ts';
import { asciiMailAddress } from '../src/typed/mail-address.ts';
import { exitWith, refuseOldNode, settingsOrExit } from './operate/command-line.ts';

const linkSchema = z.object({ address: z.string(), expires: z.string() });

const usage = `Say whose password is lost, or who is to get an account:
  npm run account -- reset editor@example.org
  npm run account -- reset editor@example.org --without-second-factor
  npm run account -- create editor@example.org --role editor
A role is one of ${roles.join(', ')}.`;

refuseOldNode();
const command = commandOrExit(process.argv.slice(2));
const settings = settingsOrExit();
const link = (await askBackend(settings)) ?? openDatabase(settings);
const until = new Date(link.expires).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
console.log(`The password for ${command.email} is chosen until ${until}, once, at\n${link.address}`);

function commandOrExit(args: readonly string[]): { email: string; role?: Role; withoutSecondFactor?: true } {
  const { positionals, values } = readArgs(args);
  const [name, given, ...rest] = positionals;
  const email = given && asciiMailAddress(given).toLowerCase();
  const withoutSecondFactor = values['without-second-factor'] ?? false;
  const role = roles.find((each) => each === values.role);
  if (!email || rest.length > 0) exitWith(usage);
  if (name === 'reset' && values.role === undefined)
    return { email, ...(withoutSecondFactor && { withoutSecondFactor }) };
  if (name === 'create' && role && !withoutSecondFactor) return { email, role };
  return exitWith(usage);
}

function readArgs(args: readonly string[]) {
  const options = { role: { type: 'string' }, 'without-second-factor': { type: 'boolean' } } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    // An unknown option: ignoring it would skip what the user meant.
    return exitWith(usage);
  }
}

/** Undefined if nothing responds. */
async function askBackend({
  contentApiBase,
  secrets,
}: Settings): Promise<z.infer<typeof linkSchema> | undefined> {
  const answer = await fetch(`${contentApiBase}/sk/v1/accounts/link`, {
    method: 'POST',
    headers: { authorization: `Bearer ${commandSecret(secrets)}` },
    body: JSON.stringify(command),
  }).catch(() => undefined);
  if (!answer) return undefined;
  if (answer.status === 422) exitWith(wrongAddress());
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
  const { stdout, stderr, status } = spawnSync(
    'payload',
    ['run', 'src/content/process/commands/offline-link.ts'],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PAYLOAD_CONFIG_PATH: 'src/content/payload.config.ts',
        SITE_PORT: String(port),
        ACCOUNT_COMMAND: JSON.stringify(command),
      },
    },
  );
  // Log lines may precede and follow it.
  const printed = stdout.split('\n').find((line) => /^(null|\{"address".*\})$/.test(line));
  if (status !== 0 || printed === undefined)
    exitWith(`The content’s database can’t be opened.\n${stderr || stdout}`);
  return linkSchema.nullable().parse(JSON.parse(printed)) ?? exitWith(wrongAddress());
}

function wrongAddress(): string {
  return command.role
    ? `No account can be made for ${command.email}: it is no e-mail address, or has an account already.`
    : `No account has the address ${command.email}.`;
}
