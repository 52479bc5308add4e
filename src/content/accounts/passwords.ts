import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** How Payload keeps a password; it checks one only inside its own log-in. */
const format = { prefix: 'pbkdf2-sha256-v1:', rounds: 600_000, bytes: 32 };

export interface KeptPassword {
  hash: string;
  salt: string;
}

/** What is hashed where there is no password to compare with, so that this takes as long. */
const nobodys: KeptPassword = { hash: '', salt: randomBytes(32).toString('hex') };

export async function keptPassword(password: string): Promise<KeptPassword> {
  const salt = randomBytes(32).toString('hex');
  return { hash: format.prefix + (await derived(password, salt)).toString('hex'), salt };
}

/** Whether it is the password. It is hashed once in any case, for an unknown account, too. */
export async function isPassword(password: string, kept: KeptPassword | undefined): Promise<boolean> {
  const { hash, salt } = kept ?? nobodys;
  const given = await derived(password, salt);
  const right = Buffer.from(hash.startsWith(format.prefix) ? hash.slice(format.prefix.length) : '', 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
}

function derived(password: string, salt: string): Promise<Buffer> {
  return promisify(pbkdf2)(password, salt, format.rounds, format.bytes, 'sha256');
}
