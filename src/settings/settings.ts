import { join, resolve } from 'node:path';
import { describeProblem, type Environment, environmentSchema, examples } from './environment.ts';
import { keepsSecrets, readSecrets, type Secrets } from './secrets.ts';
import { SettingsError } from './settings-error.ts';

export { SettingsError };

/** With the visitor's next navigation, or at once. */
export type ReloadMode = 'navigation' | 'immediate';

/** A sentence a line for people, or an object a line for programs. */
export type LogFormat = 'text' | 'json';

/** How a CDN wants to be told: by a header of a `PURGE`, or as Fastly's or Cloudflare's API does. */
export type CdnPurgeForm = 'generic' | 'fastly' | 'cloudflare';

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
  /** Origins of other sites, of which one with an empty disk takes up what is published. */
  peers: readonly string[];
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
  /** When an open page that a new build or a missing chunk has outdated is reloaded. */
  reloadMode: ReloadMode;
  /** How many browsers may follow live results at this instance at a time. */
  liveMax: number;
  /** How many votes may be written to the disk at once. */
  votesPerCommit: number;
  /** How long a process that is asked to end goes on answering, so that balancers can send requests elsewhere, in s. */
  drainSeconds: number;
  /** Where the site answers `/metrics`, if anywhere. */
  metricsPort: number | undefined;
  /** Where the content backend does. */
  contentMetricsPort: number | undefined;
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
  refuseSharedPort(values, 'CONTENT_METRICS_PORT', ['PORT', 'CONTENT_PORT', 'METRICS_PORT']);
  const dataDir = resolve(values.DATA_DIR);
  if (values.DATABASE_URL && !keepsSecrets(dataDir)) refuseMissingSecrets(values);
  return {
    port: values.PORT,
    contentPort: values.CONTENT_PORT,
    siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    siteUrlIsSet: values.SITE_URL !== undefined,
    trustedProxies: values.TRUSTED_PROXIES,
    peers: values.SITE_PEERS,
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
    contentMetricsPort: values.CONTENT_METRICS_PORT,
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

type PortName = 'PORT' | 'CONTENT_PORT' | 'METRICS_PORT' | 'CONTENT_METRICS_PORT';

function refuseSharedPort(
  values: Environment,
  name: Exclude<PortName, 'PORT'>,
  others: readonly PortName[],
): void {
  const other = others.find((each) => values[each] === values[name]);
  if (other === undefined || values[name] === undefined) return;
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
