import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { proxy } from 'hono/proxy';
import type { ClientAddresses } from './client-address.ts';
import { logProblem } from './log.ts';
import { adminPolicy, uploadPolicy } from './security-headers.ts';

export interface ForwardParts {
  /** Origin of the content backend. */
  contentBase: string;
  siteUrl: string;
  siteUrlIsSet: boolean;
  addresses: ClientAddresses;
}

/** Hands a request on to the content backend, saying who asks and under which address the editor sees the admin. */
export async function forwardToContent(
  context: Context,
  path: string,
  parts: ForwardParts,
): Promise<Response> {
  const { req } = context;
  const client = parts.addresses.resolve(
    getConnInfo(context).remote.address ?? '',
    req.header('x-forwarded-for'),
  );
  const origin = new URL(parts.siteUrl);
  try {
    const answer = await proxy(parts.contentBase + path, {
      raw: req.raw,
      headers: {
        ...req.header(),
        host: undefined,
        'x-forwarded-for': client,
        'x-forwarded-proto': origin.protocol.replace(':', ''),
        'x-forwarded-host': visibleHost(req.header('host'), parts, origin),
        forwarded: undefined,
        'x-real-ip': undefined,
      },
      redirect: 'manual',
    });
    // Below /api there are data and uploaded files, and nothing that is a page of the admin's own. A stricter policy of
    // the answer's own stays beside it: browsers hold to both.
    const policy = path.startsWith('/api') ? uploadPolicy : adminPolicy;
    answer.headers.append('content-security-policy', policy);
    return answer;
  } catch (error) {
    logProblem('The content backend could not be reached for an editor’s request.', error);
    return context.text(
      'Das Redaktionssystem antwortet gerade nicht. Bitte gleich noch einmal versuchen.\nThe content backend does not answer right now. Please try again in a moment.\n',
      502,
      {
        'retry-after': '5',
        'cache-control': 'no-store',
      },
    );
  }
}

/** Without SITE_URL an editor on this machine may use any of its own names; nobody else can choose one. */
function visibleHost(host: string | undefined, { siteUrlIsSet }: ForwardParts, origin: URL): string {
  const isLocal = host !== undefined && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
  return !siteUrlIsSet && isLocal ? host : origin.host;
}
