const reading = ['GET', 'HEAD'] as const;

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

/** Allowlist of the content backend's paths and methods. The site forwards nothing else. */
const forwarded: readonly { paths: RegExp; methods: readonly string[] }[] = [
  { paths: /^\/admin(\/|$)/, methods: [...reading, 'POST'] },
  { paths: /^\/_next\/static\/./, methods: reading },
  { paths: /^\/api\/access$/, methods: reading },
  { paths: /^\/api\/block-pictures\/[a-z-]+$/, methods: reading },
  { paths: /^\/api\/guide-pictures\/[a-z-]+\/[a-z]+$/, methods: reading },
  { paths: /^\/api\/(link-targets|search)$/, methods: reading },
  // Read-only.
  { paths: /^\/api\/audit(\/|$)/, methods: reading },
  {
    paths: new RegExp(`^/api/(${forwardedCollections.join('|')})(/|$)`),
    methods: [...reading, 'POST', 'PATCH', 'DELETE'],
  },
  { paths: new RegExp(`^/api/globals/(${forwardedGlobals.join('|')})(/|$)`), methods: [...reading, 'POST'] },
  { paths: /^\/api\/payload-preferences(\/[^/]+)?$/, methods: [...reading, 'POST', 'DELETE'] },
  // For releasing and taking over locks.
  { paths: /^\/api\/payload-locked-documents(\/[^/]+)?$/, methods: [...reading, 'PATCH', 'DELETE'] },
];

const unused = /^\/api\/[^/]+\/(paste-url|init|verify|.*\/api-key)(\/|$)/;

/** Paths that the two sides might normalise differently. */
const ambiguous = /\/\.{0,2}\/|\/\.{1,2}$|[\\\p{Cc}]/u;

/**
 * The methods that are forwarded for this path.
 * @param path as sent, without query
 * @returns undefined if none are forwarded
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

/** Limit of the media library, in bytes. */
const largestFile = 40 * kilobyte * kilobyte;

/** Limits for bodies in bytes. Whoever has no session can only sign in. */
export const bodyLimits = {
  anybody: 64 * kilobyte,
  document: 8 * kilobyte * kilobyte,
  upload: largestFile + kilobyte * kilobyte,
} as const;

/** The limit to show: for uploads that of the file, not of the whole body. */
export function saidLimit(most: number): number {
  return most === bodyLimits.upload ? largestFile : most;
}

/** The size limit of a body that an account sends. */
export function maxBytesOf(path: string): number {
  return /^\/api\/media(\/|$)/.test(path) ? bodyLimits.upload : bodyLimits.document;
}
