import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import { sessionLife } from './sessions.ts';

export interface Admission {
  user: Record<string, unknown>;
  token: string;
  /** Expiry of the token in seconds since 1970. */
  exp: number;
  cookie: string;
}

/** The token of a session; undefined if the account was deleted meanwhile. */
export async function admissionOf(
  req: PayloadRequest,
  account: number,
  sid: string,
): Promise<Admission | undefined> {
  const { payload } = req;
  const collection = payload.collections.users;
  const whole = await payload.findByID({ collection: 'users', id: account, depth: 0, disableErrors: true });
  if (!collection || !whole) return undefined;
  const { config } = collection;
  const user = { ...whole, collection: 'users' as const, _strategy: 'local-jwt', _sid: sid };
  const fieldsToSign = getFieldsToSign({ collectionConfig: config, email: whole.email, sid, user });
  const { exp, token } = await jwtSign({
    fieldsToSign,
    secret: payload.secret,
    tokenExpiration: sessionLife,
  });
  const cookie = generatePayloadCookie({
    collectionAuthConfig: config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  });
  req.user = user;
  const seen = await payload.findByID({
    collection: 'users',
    id: account,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  });
  return seen ? { user: { ...seen, collection: 'users' }, token, exp, cookie } : undefined;
}
