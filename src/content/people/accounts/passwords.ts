import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { networkOf } from '#limits/network.ts';
import { Semaphore } from '#limits/semaphore.ts';

/** Payload's password format; it verifies passwords only inside its own log-in. */
const format = { prefix: 'pbkdf2-sha256-v1:', rounds: 600_000, bytes: 32 };

/** Three of the four threads that Node also uses for files; two of them for one network. */
const semaphore = new Semaphore({ atOnce: 3, perNetwork: 2 });

/** Hashes a password when it is this network's turn, or this known device's. */
export function inTurn<Result>(asker: string, hash: () => Promise<Result>): Promise<Result> {
  return semaphore.run(hash, networkOf(asker));
}

export interface KeptPassword {
  hash: string;
  salt: string;
}

/** Hashed for unknown accounts, so that the response takes as long. */
const nobodys: KeptPassword = { hash: '', salt: randomBytes(32).toString('hex') };

export async function keptPassword(password: string): Promise<KeptPassword> {
  const salt = randomBytes(32).toString('hex');
  return { hash: format.prefix + (await derived(password, salt)).toString('hex'), salt };
}

/** Verifies a password. Hashes once in any case, also for an unknown account. */
export async function isPassword(password: string, kept: KeptPassword | undefined): Promise<boolean> {
  const { hash, salt } = kept ?? nobodys;
  const given = await derived(password, salt);
  const right = Buffer.from(hash.startsWith(format.prefix) ? hash.slice(format.prefix.length) : '', 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
}

function derived(password: string, salt: string): Promise<Buffer> {
  return promisify(pbkdf2)(password, salt, format.rounds, format.bytes, 'sha256');
}
