import { join, resolve } from 'node:path';
import { describeProblem, type Environment, environmentSchema, examples } from './environment.ts';
import { keepsSecrets, readSecrets, type Secrets } from './secrets.ts';
import { SettingsError } from './settings-error.ts';
import { webAddress } from './web-address.ts';

export { SettingsError };

export type ReloadMode = 'navigation' | 'immediate';

/** One sentence per line, or one JSON object per line. */
export type LogFormat = 'text' | 'json';

/** How a CDN is purged: by a `PURGE` request with a header, or by Fastly's or Cloudflare's API. */
export type CdnPurgeForm = 'generic' | 'fastly' | 'cloudflare';

/** The validated settings. Directories are absolute, addresses are in the spelling of `web-address.ts`. */
export interface Settings {
  port: number;
  contentPort: number;
  /** The site's origin. All absolute addresses are built from it, never from a request. */
  siteUrl: string;
  /** False if SITE_URL is unset; search engines are then told not to index. */
  siteUrlIsSet: boolean;
  /** Addresses and networks whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[];
  /** Origins of other instances, from which one with an empty disk copies the published content. */
  peers: readonly string[];
  dataDir: string;
  /** Hashed assets of all builds; several sites may share the directory. */
  assetDirectory: string;
  contentApiBase: string;
  /** Whether the content backend runs on this machine beside the site. */
  runsContent: boolean;
  databaseUrl: string | undefined;
  /** Most connections to Postgres, of a site and of a content backend. */
  databaseConnections: { site: number; content: number };
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
  /** Which club's identity and content an empty database is seeded with. */
  club: 'first' | 'second';
  demoContent: boolean;
  /** Whether existing builds are used even if they are stale. */
  skipBuild: boolean;
  reloadMode: ReloadMode;
  /** Most browsers that may follow live results on this instance at a time. */
  liveMax: number;
  /** Most votes in one commit. */
  votesPerCommit: number;
  /** How long to keep serving after SIGTERM so that balancers can take the process out, in s. */
  drainSeconds: number;
  metricsPort: number | undefined;
  contentMetricsPort: number | undefined;
  /** The OTLP collector and sampling ratio; undefined without tracing. */
  tracing: { collector: string; ratio: number } | undefined;
  logFormat: LogFormat;
  auditDays: number;
  requireTwoFactor: 'admins' | 'all' | undefined;
  mail: { smtpUrl: string; from: string } | undefined;
  cdnPurge: { url: string; form: CdnPurgeForm; token: string | undefined } | undefined;
  secrets: Secrets;
}

/**
 * Reads the settings from the environment. Empty variables count as unset. Missing secrets are created at the first
 * call and stored in DATA_DIR, readable by the owner only. For Postgres they must be given, because all instances on
 * one database need the same.
 * @throws SettingsError naming every invalid setting with an example
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
    siteUrl: values.SITE_URL ?? webAddress.parse(`http://localhost:${values.PORT}`),
    siteUrlIsSet: values.SITE_URL !== undefined,
    trustedProxies: values.TRUSTED_PROXIES,
    peers: values.SITE_PEERS,
    dataDir,
    assetDirectory: resolve(values.ASSETS_DIR ?? join(dataDir, 'assets')),
    contentApiBase: values.CONTENT_API_BASE ?? `http://127.0.0.1:${values.CONTENT_PORT}`,
    runsContent: values.CONTENT_API_BASE === undefined,
    databaseUrl: values.DATABASE_URL,
    databaseConnections: {
      site: values.DATABASE_CONNECTIONS,
      content: values.CONTENT_DATABASE_CONNECTIONS,
    },
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
  // Without a content backend beside it, nobody signs in.
  const needed = values.CONTENT_API_BASE
    ? (['PREVIEW_SECRET', 'VOTES_SECRET'] as const)
    : (['PAYLOAD_SECRET', 'PREVIEW_SECRET', 'VOTES_SECRET'] as const);
  const missing = needed.filter((name) => values[name] === undefined);
  if (missing.length === 0) return;
  throw new SettingsError(
    `${missing.join(', ')} missing; DATABASE_URL needs ${missing.length === 1 ? 'it' : 'them'}: all processes on one database share their secrets. \`npm run secrets\` prints them.`,
  );
}
