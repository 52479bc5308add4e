import { z } from 'zod';
import { asciiMailAddress } from '#typed/mail-address.ts';
import { fewestConnections, usualConnections } from './database-connections.ts';
import { webAddress } from './web-address.ts';

const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number({ error: 'is not a number' })
    .int('is not a whole number')
    .min(least, `is below ${least}`)
    .max(most, `is above ${most}`);

const withoutAccount = webAddress.refine(
  (value) => new URL(value).username === '',
  'must not have an account',
);

const separated = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter((entry) => entry !== ''));

const mailAddress = z.string().transform(asciiMailAddress).pipe(z.email('is not an e-mail address'));

export const environmentSchema = z.object({
  PORT: wholeNumber(1, 65535).default(3000),
  CONTENT_PORT: wholeNumber(1, 65535).default(3001),
  SITE_URL: withoutAccount
    .refine((value) => new URL(value).pathname === '/', 'must not have a path')
    .optional(),
  TRUSTED_PROXIES: separated.pipe(
    z.array(
      z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()], {
        error: 'is not a list of addresses or networks',
      }),
    ),
  ),
  DATA_DIR: z.string().min(1, 'is empty').default('./data'),
  ASSETS_DIR: z.string().min(1, 'is empty').optional(),
  CONTENT_API_BASE: withoutAccount.optional(),
  SITE_PEERS: separated.pipe(z.array(withoutAccount)),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'has to begin with postgres://')
    .optional(),
  DATABASE_CONNECTIONS: wholeNumber(fewestConnections.site, 1000).default(usualConnections.site),
  CONTENT_DATABASE_CONNECTIONS: wholeNumber(fewestConnections.content, 1000).default(
    usualConnections.content,
  ),
  S3_BUCKET: z.string().min(1, 'is empty').optional(),
  S3_REGION: z.string().min(1, 'is empty').default('eu-central-1'),
  S3_ENDPOINT: webAddress.optional(),
  S3_ACCESS_KEY_ID: z.string().min(1, 'is empty').optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1, 'is empty').optional(),
  ADMIN_EMAIL: mailAddress.optional(),
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
  CONTENT_METRICS_PORT: wholeNumber(1, 65535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
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
  MAIL_FROM: mailAddress.optional(),
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

export type Environment = z.infer<typeof environmentSchema>;

/** A valid value of each, for error messages. */
export const examples: { readonly [Name in keyof Environment]: string } = {
  PORT: '3000',
  CONTENT_PORT: '3001',
  SITE_URL: 'https://www.example.org',
  TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1',
  DATA_DIR: '/var/lib/heimspiel',
  ASSETS_DIR: '/srv/heimspiel-assets',
  CONTENT_API_BASE: 'http://content.internal:3001',
  SITE_PEERS: 'http://site.internal:3000',
  DATABASE_URL: 'postgres://user:password@database:5432/heimspiel',
  DATABASE_CONNECTIONS: '10',
  CONTENT_DATABASE_CONNECTIONS: '20',
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
  CONTENT_METRICS_PORT: '9101',
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

/** Describes a wrong setting with a valid example; secrets are not repeated. */
export function describeProblem(
  name: string,
  given: Readonly<Record<string, string | undefined>>,
  problem: string,
): string {
  const example = Object.entries(examples).find(([key]) => key === name)?.[1] ?? '';
  const isSecret = /SECRET|PASSWORD|KEY|TOKEN|DATABASE_URL|SMTP_URL/.test(name);
  const value = isSecret ? '' : ` "${given[name] ?? ''}"`;
  return `${name}${value} ${problem}. For example: ${name}=${example}`;
}
