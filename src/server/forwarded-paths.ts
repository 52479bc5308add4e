import type { IncomingHttpHeaders } from 'node:http';

const reading = ['GET', 'HEAD'] as const;

/** The collections and globals that the admin asks for by REST. */
export const forwardedCollections: readonly string[] = [
  'pages',
  'media',
  'polls',
  'forms',
  'products',
  'submissions',
  'redirects',
  'users',
];
export const forwardedGlobals: readonly string[] = ['project-settings', 'voting', 'embedding', 'brand'];

/** What the product uses of the content backend, and with which methods. The site has nothing else. */
const forwarded: readonly { paths: RegExp; methods: readonly string[] }[] = [
  { paths: /^\/admin(\/|$)/, methods: [...reading, 'POST'] },
  { paths: /^\/_next\/static\/./, methods: reading },
  { paths: /^\/api\/access$/, methods: reading },
  { paths: /^\/api\/block-pictures\/[a-z-]+$/, methods: reading },
  { paths: /^\/api\/guide-pictures\/[a-z-]+\/[a-z]+$/, methods: reading },
  { paths: /^\/api\/link-targets$/, methods: reading },
  // What nobody writes by hand.
  { paths: /^\/api\/audit(\/|$)/, methods: reading },
  {
    paths: new RegExp(`^/api/(${forwardedCollections.join('|')})(/|$)`),
    methods: [...reading, 'POST', 'PATCH', 'DELETE'],
  },
  { paths: new RegExp(`^/api/globals/(${forwardedGlobals.join('|')})(/|$)`), methods: [...reading, 'POST'] },
  { paths: /^\/api\/payload-preferences(\/[^/]+)?$/, methods: [...reading, 'POST', 'DELETE'] },
  // Given back, and taken over.
  { paths: /^\/api\/payload-locked-documents(\/[^/]+)?$/, methods: [...reading, 'PATCH', 'DELETE'] },
];

/** Payload's own endpoints below a collection that the product has no use for. */
const unused = /^\/api\/[^/]+\/(paste-url|init|verify|.*\/api-key)(\/|$)/;

/** Ways out of a path, which one side might read otherwise than the other. */
const ambiguous = /\/\.{0,2}\/|\/\.{1,2}$|[\\\p{Cc}]/u;

/**
 * The methods with which the site hands on requests for this path.
 * @param path without query, as it was sent
 * @returns undefined where it hands on none
 */
export function forwardedMethods(path: string): readonly string[] | undefined {
  const plain = decodedPath(path);
  if (plain === undefined || ambiguous.test(plain) || unused.test(plain)) return undefined;
  return forwarded.find(({ paths }) => paths.test(path))?.methods;
}

function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

const kilobyte = 1024;

/** The most bytes of a file, as the media library says beforehand. */
const largestFile = 40 * kilobyte * kilobyte;

/** The most bytes of a body by kind. Whoever isn't signed in sends an address and a password, and no more. */
export const bodyLimits = {
  anybody: 64 * kilobyte,
  document: 8 * kilobyte * kilobyte,
  /** A file, and what is said about it. */
  upload: largestFile + kilobyte * kilobyte,
} as const;

/** What somebody is told of a limit: of an upload how large its file may be, and not all that is sent. */
export function saidLimit(most: number): number {
  return most === bodyLimits.upload ? largestFile : most;
}

/** How many bytes a forwarded request's body may have. Whether a session is a good one, the content backend decides. */
export function maxBytesOf(path: string, { cookie, authorization }: IncomingHttpHeaders): number {
  const claimsSession = authorization !== undefined || /(^|;\s*)payload-token=./.test(cookie ?? '');
  if (!claimsSession) return bodyLimits.anybody;
  return /^\/api\/media(\/|$)/.test(path) ? bodyLimits.upload : bodyLimits.document;
}
