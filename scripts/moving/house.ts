import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { environmentOf, keepsSecrets, readSecrets, type Secrets } from '../../src/settings/secrets.ts';
import { readSettings, type Settings, SettingsError } from '../../src/settings/settings.ts';
import { exitWith } from '../operate/command-line.ts';

/** A product's place: the settings for database, files and secrets. */
export type House = Pick<Settings, 'dataDir' | 'databaseUrl' | 's3' | 'secrets'>;

type Environment = Readonly<Record<string, string | undefined>>;

/** @param given a `DATA_DIR`, or a service's environment file */
export function houseToLeave(given: string): House {
  const environment = environmentIn(given) ?? exitWith(`${given} does not exist.`);
  const dataDir = resolve(environment.DATA_DIR?.trim() || './data');
  const isGiven = ['PAYLOAD_SECRET', 'PREVIEW_SECRET', 'VOTES_SECRET'].every((name) =>
    environment[name]?.trim(),
  );
  // Reading the settings would create new ones, which can't open anything sealed.
  if (!keepsSecrets(dataDir) && !isGiven)
    exitWith(
      `The secrets of ${given} are missing: ${dataDir} keeps none, and PAYLOAD_SECRET, PREVIEW_SECRET and VOTES_SECRET are not all set.`,
    );
  return settingsFrom(given, environment);
}

/** The secrets move along: sessions, second factors and ballots are invalid with others. */
export function houseToEnter(given: string, { secrets, dataDir: old }: House): House {
  const environment = environmentIn(given) ?? { DATA_DIR: given };
  const dataDir = resolve(environment.DATA_DIR?.trim() || './data');
  const brought = environmentOf(secrets);
  const refuse = () =>
    exitWith(`${given} has other secrets than what is to be moved. It needs the same ones.`);
  for (const [name, secret] of Object.entries(brought))
    if (environment[name]?.trim() && environment[name]?.trim() !== secret) refuse();
  if (dataDir !== old && keepsSecrets(dataDir) && !isSame(secretsIn(dataDir), secrets)) refuse();
  return settingsFrom(given, { ...environment, ...brought });
}

/** The command's own environment provides secrets that are not in the file. */
function environmentIn(given: string): Environment | undefined {
  const facts = statSync(given, { throwIfNoEntry: false });
  if (!facts) return undefined;
  const { PAYLOAD_SECRET, PREVIEW_SECRET, VOTES_SECRET } = process.env;
  const written = facts.isDirectory() ? { DATA_DIR: given } : parseEnv(readFileSync(given, 'utf8'));
  return { PAYLOAD_SECRET, PREVIEW_SECRET, VOTES_SECRET, ...written };
}

function settingsFrom(given: string, environment: Environment): House {
  try {
    return readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) exitWith(`${given}: ${error.message}`);
    throw error;
  }
}

function secretsIn(dataDir: string): Secrets {
  return readSecrets(dataDir, { payload: undefined, preview: undefined, votes: undefined });
}

function isSame(one: Secrets, other: Secrets): boolean {
  return JSON.stringify(environmentOf(one)) === JSON.stringify(environmentOf(other));
}
