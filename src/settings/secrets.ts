import { createHmac, randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { SettingsError } from './settings-error.ts';

const secret = z.string().min(32);

const secretsSchema = z.object({
  /** Signs editors' sessions. */
  payload: secret,
  /** Grants access to drafts in the content API, and signs preview links. */
  preview: secret,
  /** Seals one-time codes and whatever else of a vote must be unguessable. */
  votes: secret,
});

export type Secrets = z.infer<typeof secretsSchema>;

/**
 * The given secrets; missing ones come from DATA_DIR/secrets.json, where the first call creates them. Safe when site
 * and content backend call it at the same time.
 */
export function readSecrets(
  dataDir: string,
  given: { readonly [Name in keyof Secrets]: string | undefined },
): Secrets {
  const { payload, preview, votes } = given;
  const file = secretsFile(dataDir);
  if (!existsSync(file)) {
    if (payload && preview && votes) return { payload, preview, votes };
    return { ...firstSecrets(file, given), ...onlyGiven(given) };
  }
  return { ...keptSecrets(file), ...onlyGiven(given) };
}

export function keepsSecrets(dataDir: string): boolean {
  return existsSync(secretsFile(dataDir));
}

export function keptOrNewSecrets(dataDir: string): Secrets {
  return keepsSecrets(dataDir)
    ? readSecrets(dataDir, { payload: undefined, preview: undefined, votes: undefined })
    : newSecrets();
}

export function keepSecrets(dataDir: string, secrets: Secrets): void {
  const file = secretsFile(dataDir);
  mkdirSync(dataDir, { recursive: true });
  renameSync(draftOf(file, secrets), file);
}

export function environmentOf({ payload, preview, votes }: Secrets): Readonly<Record<string, string>> {
  return { PAYLOAD_SECRET: payload, PREVIEW_SECRET: preview, VOTES_SECRET: votes };
}

function secretsFile(dataDir: string): string {
  return resolve(dataDir, 'secrets.json');
}

function newSecrets(): Secrets {
  const made = () => randomBytes(32).toString('hex');
  return { payload: made(), preview: made(), votes: made() };
}

/** Stores new secrets, unless another process was faster; its secrets then win. */
function firstSecrets(
  file: string,
  given: { readonly [Name in keyof Secrets]: string | undefined },
): Secrets {
  const made = { ...newSecrets(), ...onlyGiven(given) };
  mkdirSync(resolve(file, '..'), { recursive: true });
  const draft = draftOf(file, made);
  try {
    linkSync(draft, file);
    return made;
  } catch (error) {
    if (existsSync(file)) return keptSecrets(file);
    // Some file systems have no hard links; the last writer then wins.
    if (!(error instanceof Error && 'code' in error)) throw error;
    renameSync(draft, file);
    return made;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Written to a temporary file first: a truncated secrets file would lock out all editors. */
function draftOf(file: string, secrets: object): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return draft;
}

function onlyGiven(given: { readonly [Name in keyof Secrets]: string | undefined }): Partial<Secrets> {
  return {
    ...(given.payload ? { payload: given.payload } : {}),
    ...(given.preview ? { preview: given.preview } : {}),
    ...(given.votes ? { votes: given.votes } : {}),
  };
}

function keptSecrets(file: string): Secrets {
  chmodSync(file, 0o600);
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new SettingsError(
      `${file} is damaged. Restore it from a back-up, or delete it: then all editors have to sign in again, preview links expire, and issued one-time codes become invalid.`,
    );
  }
}

/** The key by which Next encrypts server actions' closures: the same in all content backends with one secret. */
export function actionKey({ payload }: Pick<Secrets, 'payload'>): string {
  return createHmac('sha256', payload).update('server-actions').digest('base64');
}

/** Authenticates commands on the content backend's own machine. Whoever has it could create sessions as well. */
export function commandSecret({ payload }: Pick<Secrets, 'payload'>): string {
  return createHmac('sha256', payload).update('account-command').digest('hex');
}
