import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import { jsonAnswer } from '#content/foundation/requests/answers.ts';
import { sessionLife } from './sessions.ts';

type Admission = NonNullable<Awaited<ReturnType<typeof admissionOf>>>;

/** The token of a session; undefined if the account was deleted meanwhile. */
export async function admissionOf(req: PayloadRequest, account: number, sid: string) {
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

export function welcome(
  message: string,
  { user, token, exp, cookie }: Admission,
  more: object = {},
): Response {
  return withCookie({ message, user, token, exp, ...more }, cookie);
}

export function withCookie(body: object, cookie: string): Response {
  const answer = jsonAnswer(body);
  answer.headers.set('set-cookie', cookie);
  return answer;
}
