import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type PayloadRequest, parseCookies } from 'payload';
import { settings } from '#content/foundation/operation/content-settings.ts';
import { networkAddressOf } from '#content/foundation/requests/network-address.ts';
import { type AccountRow, accountByEmail } from '#content/people/accounts/account-rows.ts';
import type { Guesser } from './sign-in-limits.ts';

const prefix = 'heimspiel-device-';

const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * The cookie of a device on which somebody has signed in to an account, as OWASP describes device cookies: it lets
 * nobody in, but its attempts are counted apart from strangers'. It ends with the password.
 */
export function deviceCookie(account: AccountRow): string {
  const device = randomBytes(16).toString('base64url');
  const secure = settings.siteUrl.startsWith('https://') ? '; Secure' : '';
  return `${prefix}${account.id}=${device}.${sign(account, device)}; Max-Age=${yearInSeconds}; Path=/api/users; HttpOnly; SameSite=Strict${secure}`;
}

/** Who tries to sign in to the account with this address. */
export async function guesserOf(req: PayloadRequest, email: string): Promise<Guesser> {
  const cookies = parseCookies(req.headers);
  const mayBeKnown = [...cookies.keys()].some((name) => name.startsWith(prefix));
  const account = mayBeKnown ? await accountByEmail(req, email) : undefined;
  return {
    address: networkAddressOf(req),
    account: email,
    device: account && deviceOf(account, cookies.get(prefix + account.id)),
  };
}

function deviceOf(account: AccountRow, token = ''): string | undefined {
  const [device = '', signature = ''] = token.split('.');
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(account, device))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : undefined;
}

function sign({ id, hash }: AccountRow, device: string): string {
  return createHmac('sha256', settings.secrets.payload)
    .update(JSON.stringify(['device', id, hash, device]))
    .digest('base64url');
}
