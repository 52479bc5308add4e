import { join, resolve } from 'node:path';
import { z } from 'zod';
import { keepsSecrets, readSecrets, type Secrets } from './secrets.ts';
import { SettingsError } from './settings-error.ts';

export { SettingsError };

const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number({ error: 'is not a number' })
    .int('is not a whole number')
    .min(least, `is below ${least}`)
    .max(most, `is above ${most}`);

const origin = z
  .string()
  .regex(/^https?:\/\//, 'has to begin with http:// or https://')
  .refine((value) => URL.canParse(value), 'is not an address')
  .transform((value) => value.replace(/\/+$/, ''));

const environmentSchema = z.object({
  PORT: wholeNumber(1, 65535).default(3000),
  CONTENT_PORT: wholeNumber(1, 65535).default(3001),
  SITE_URL: origin
    .refine((value) => !URL.canParse(value) || new URL(value).pathname === '/', 'must not have a path')
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    )
    .pipe(
      z.array(
        z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()], {
          error: 'is not a list of addresses or networks',
        }),
      ),
    ),
  DATA_DIR: z.string().min(1, 'is empty').default('./data'),
  ASSETS_DIR: z.string().min(1, 'is empty').optional(),
  CONTENT_API_BASE: origin.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'has to begin with postgres://')
    .optional(),
  S3_BUCKET: z.string().min(1, 'is empty').optional(),
  S3_REGION: z.string().min(1, 'is empty').default('eu-central-1'),
  S3_ENDPOINT: origin.optional(),
  S3_ACCESS_KEY_ID: z.string().min(1, 'is empty').optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1, 'is empty').optional(),
  ADMIN_EMAIL: z.email('is not an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().min(12, 'is shorter than 12 characters').optional(),
  CLUB: z.enum(['first', 'second'], { error: 'is neither first nor second' }).default('first'),
  DEMO_CONTENT: z.enum(['0', '1'], { error: 'is neither 0 nor 1' }).default('1'),
  SKIP_BUILD: z.enum(['0', '1'], { error: 'is neither 0 nor 1' }).default('0'),
  RELOAD_MODE: z
    .enum(['navigation', 'immediate'], { error: 'is neither navigation nor immediate' })
    .default('navigation'),
  LIVE_MAX: wholeNumber(0, 1_000_000).default(5000),
  VOTES_PER_COMMIT: wholeNumber(1, 100_000).default(500),
  DRAIN_SECONDS: wholeNumber(0, 3600).default(0),
  METRICS_PORT: wholeNumber(1, 65535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: origin.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'is not a number from 0 to 1' })
    .min(0, 'is less than 0')
    .max(1, 'is more than 1')
    .default(1),
  LOG_FORMAT: z.enum(['text', 'json'], { error: 'is neither text nor json' }).default('text'),
  AUDIT_DAYS: wholeNumber(1, 36_500).default(365),
  REQUIRE_TWO_FACTOR: z.enum(['admins', 'all'], { error: 'is neither admins nor all' }).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'has to begin with smtp:// or smtps://')
    .refine((value) => URL.canParse(value) && new URL(value).hostname !== '', 'is not an address')
    .optional(),
  MAIL_FROM: z.email('is not an e-mail address').optional(),
  CDN_PURGE_URL: z
    .url({ protocol: /^https?$/, error: 'is not an address with http:// or https://' })
    .optional(),
  CDN_PURGE_FORM: z
    .enum(['generic', 'fastly', 'cloudflare'], { error: 'is neither generic nor fastly nor cloudflare' })
    .default('generic'),
  CDN_PURGE_TOKEN: z.string().min(1, 'is empty').optional(),
  PAYLOAD_SECRET: z.string().min(32, 'is shorter than 32 characters').optional(),
  PREVIEW_SECRET: z.string().min(32, 'is shorter than 32 characters').optional(),
  VOTES_SECRET: z.string().min(32, 'is shorter than 32 characters').optional(),
});

/** With the visitor's next navigation, or at once. */
export type ReloadMode = 'navigation' | 'immediate';

/** A sentence a line for people, or an object a line for programs. */
export type LogFormat = 'text' | 'json';

/** How a CDN wants to be told: by a header of a `PURGE`, or as Fastly's or Cloudflare's API does. */
export type CdnPurgeForm = 'generic' | 'fastly' | 'cloudflare';

type Environment = z.infer<typeof environmentSchema>;

const examples: { readonly [Name in keyof Environment]: string } = {
  PORT: '3000',
  CONTENT_PORT: '3001',
  SITE_URL: 'https://www.example.org',
  TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1',
  DATA_DIR: '/var/lib/heimspiel',
  ASSETS_DIR: '/srv/heimspiel-assets',
  CONTENT_API_BASE: 'http://content.internal:3001',
  DATABASE_URL: 'postgres://user:password@database:5432/heimspiel',
  S3_BUCKET: 'club-media',
  S3_REGION: 'eu-central-1',
  S3_ENDPOINT: 'https://s3.example.org',
  S3_ACCESS_KEY_ID: 'the key’s id',
  S3_SECRET_ACCESS_KEY: 'the key’s secret',
  ADMIN_EMAIL: 'editor@example.org',
  ADMIN_PASSWORD: 'a sentence nobody else would think of',
  CLUB: 'second',
  DEMO_CONTENT: '0',
  SKIP_BUILD: '1',
  RELOAD_MODE: 'immediate',
  LIVE_MAX: '5000',
  VOTES_PER_COMMIT: '200',
  DRAIN_SECONDS: '15',
  METRICS_PORT: '9100',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.internal:4318',
  OTEL_TRACES_SAMPLER_ARG: '0.1',
  LOG_FORMAT: 'json',
  AUDIT_DAYS: '730',
  REQUIRE_TWO_FACTOR: 'admins',
  SMTP_URL: 'smtps://user:password@mail.example.org:465',
  MAIL_FROM: 'website@example.org',
  CDN_PURGE_URL: 'http://127.0.0.1:6081/',
  CDN_PURGE_FORM: 'fastly',
  CDN_PURGE_TOKEN: 'the key that the CDN has made for it',
  PAYLOAD_SECRET: '64 random hexadecimal digits',
  PREVIEW_SECRET: '64 random hexadecimal digits',
  VOTES_SECRET: '64 random hexadecimal digits',
};

/** What the operator decides, checked. Directories are absolute, addresses without a trailing slash. */
export interface Settings {
  port: number;
  contentPort: number;
  /** The site's own origin; every absolute address is made from it, never from a request. */
  siteUrl: string;
  /** False while SITE_URL is unset: then search engines are asked to stay away. */
  siteUrlIsSet: boolean;
  /** Addresses and networks whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  dataDir: string;
  /** Where the hashed assets of all builds lie; several sites may share it. */
  assetDirectory: string;
  /** Where the content backend answers. */
  contentApiBase: string;
  /** Whether the content backend runs beside the site on this machine. */
  runsContent: boolean;
  databaseUrl: string | undefined;
  s3:
    | {
        bucket: string;
        region: string;
        endpoint: string | undefined;
        accessKeyId: string;
        secretAccessKey: string;
      }
    | undefined;
  firstAccount: { email: string; password: string } | undefined;
  /** Whose identity and content an empty database is given. */
  club: 'first' | 'second';
  demoContent: boolean;
  /** Whether the start takes the builds that are there, whatever they were made from. */
  skipBuild: boolean;
  /** When an open page that a new build or a missing chunk has outdated is loaded anew. */
  reloadMode: ReloadMode;
  /** How many browsers may follow live results at this instance at a time. */
  liveMax: number;
  /** How many votes may be written to the disk at once. */
  votesPerCommit: number;
  /** How long a process that is asked to end goes on answering, so that balancers can send requests elsewhere, in s. */
  drainSeconds: number;
  /** Where the site answers `/metrics`, if anywhere. */
  metricsPort: number | undefined;
  /** Whom to tell of which part of the traces; missing where nobody is told. */
  tracing: { collector: string; ratio: number } | undefined;
  /** How both processes write their logs. */
  logFormat: LogFormat;
  /** How long it is kept who did what in the admin. */
  auditDays: number;
  /** Who signs in with a code beside the password, whether they would like to or not. */
  requireTwoFactor: 'admins' | 'all' | undefined;
  /** Where submitted forms' mails go out, and from whom. */
  mail: { smtpUrl: string; from: string } | undefined;
  /** Where a CDN is told to forget what has changed, in which form, and what shows it that we may. */
  cdnPurge: { url: string; form: CdnPurgeForm; token: string | undefined } | undefined;
  secrets: Secrets;
}

/**
 * Reads the settings from the environment. Empty variables count as unset.
 * Secrets that are not given are made at the first call and kept in DATA_DIR, readable by the owner only; but none is made
 * for Postgres, where all that work on one database need the same.
 * @throws SettingsError naming every wrong setting with an example.
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Settings {
  const given = Object.fromEntries(
    Object.keys(environmentSchema.shape).map((name) => [name, environment[name]?.trim() || undefined]),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) =>
      describeProblem(String(issue.path[0]), given, issue.message),
    );
    throw new SettingsError([...new Set(lines)].join('\n'));
  }
  const values = parsed.data;
  refuseHalves(values, ['ADMIN_EMAIL', 'ADMIN_PASSWORD']);
  refuseHalves(values, ['SMTP_URL', 'MAIL_FROM']);
  refuseHalves(values, ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  if (values.CDN_PURGE_FORM !== 'generic') refuseHalves(values, ['CDN_PURGE_URL', 'CDN_PURGE_TOKEN']);
  refuseSharedPort(values, 'CONTENT_PORT', ['PORT']);
  refuseSharedPort(values, 'METRICS_PORT', ['PORT', 'CONTENT_PORT']);
  const dataDir = resolve(values.DATA_DIR);
  if (values.DATABASE_URL && !keepsSecrets(dataDir)) refuseMissingSecrets(values);
  return {
    port: values.PORT,
    contentPort: values.CONTENT_PORT,
    siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    siteUrlIsSet: values.SITE_URL !== undefined,
    trustedProxies: values.TRUSTED_PROXIES,
    dataDir,
    assetDirectory: resolve(values.ASSETS_DIR ?? join(dataDir, 'assets')),
    contentApiBase: values.CONTENT_API_BASE ?? `http://127.0.0.1:${values.CONTENT_PORT}`,
    runsContent: values.CONTENT_API_BASE === undefined,
    databaseUrl: values.DATABASE_URL,
    s3:
      values.S3_BUCKET && values.S3_ACCESS_KEY_ID && values.S3_SECRET_ACCESS_KEY
        ? {
            bucket: values.S3_BUCKET,
            region: values.S3_REGION,
            endpoint: values.S3_ENDPOINT,
            accessKeyId: values.S3_ACCESS_KEY_ID,
            secretAccessKey: values.S3_SECRET_ACCESS_KEY,
          }
        : undefined,
    firstAccount:
      values.ADMIN_EMAIL && values.ADMIN_PASSWORD
        ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
        : undefined,
    club: values.CLUB,
    demoContent: values.DEMO_CONTENT === '1',
    skipBuild: values.SKIP_BUILD === '1',
    reloadMode: values.RELOAD_MODE,
    liveMax: values.LIVE_MAX,
    votesPerCommit: values.VOTES_PER_COMMIT,
    drainSeconds: values.DRAIN_SECONDS,
    metricsPort: values.METRICS_PORT,
    tracing: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { collector: values.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: values.OTEL_TRACES_SAMPLER_ARG }
      : undefined,
    logFormat: values.LOG_FORMAT,
    auditDays: values.AUDIT_DAYS,
    requireTwoFactor: values.REQUIRE_TWO_FACTOR,
    mail:
      values.SMTP_URL && values.MAIL_FROM ? { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM } : undefined,
    cdnPurge: values.CDN_PURGE_URL
      ? { url: values.CDN_PURGE_URL, form: values.CDN_PURGE_FORM, token: values.CDN_PURGE_TOKEN }
      : undefined,
    secrets: readSecrets(dataDir, {
      payload: values.PAYLOAD_SECRET,
      preview: values.PREVIEW_SECRET,
      votes: values.VOTES_SECRET,
    }),
  };
}

function describeProblem(
  name: string,
  given: Readonly<Record<string, string | undefined>>,
  problem: string,
): string {
  const example = Object.entries(examples).find(([key]) => key === name)?.[1] ?? '';
  const isSecret = /SECRET|PASSWORD|KEY|TOKEN|DATABASE_URL|SMTP_URL/.test(name);
  const value = isSecret ? '' : ` "${given[name] ?? ''}"`;
  return `${name}${value} ${problem}. For example: ${name}=${example}`;
}

function refuseHalves(values: Environment, names: readonly (keyof Environment)[]): void {
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return;
  throw new SettingsError(
    missing
      .map(
        (name) =>
          `${name} is missing; ${names.filter((other) => other !== name).join(' and ')} need it. For example: ${name}=${examples[name]}`,
      )
      .join('\n'),
  );
}

function refuseSharedPort(
  values: Environment,
  name: 'CONTENT_PORT' | 'METRICS_PORT',
  others: readonly ('PORT' | 'CONTENT_PORT')[],
): void {
  const other = others.find((each) => values[each] === values[name]);
  if (other === undefined) return;
  throw new SettingsError(
    `${name} is ${values[name]}, like ${other}. Each needs its own, for example ${name}=${examples[name]}.`,
  );
}

function refuseMissingSecrets(values: Environment): void {
  // A site beside which no content backend runs signs nobody in.
  const needed = values.CONTENT_API_BASE
    ? (['PREVIEW_SECRET', 'VOTES_SECRET'] as const)
    : (['PAYLOAD_SECRET', 'PREVIEW_SECRET', 'VOTES_SECRET'] as const);
  const missing = needed.filter((name) => values[name] === undefined);
  if (missing.length === 0) return;
  throw new SettingsError(
    `${missing.join(', ')} missing; DATABASE_URL needs ${missing.length === 1 ? 'it' : 'them'}: everything that works on one database shares its secrets. \`npm run secrets\` prints them.`,
  );
}
