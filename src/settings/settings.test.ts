import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { directoryForTest } from '../../tests/support/test-directory.ts';
import { readSettings, SettingsError } from './settings.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = directoryForTest();
});

function problemOf(environment: Record<string, string>): string {
  try {
    readSettings({ DATA_DIR: dataDir, ...environment });
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return '';
}

describe('settings', () => {
  it('need nothing', () => {
    const settings = readSettings({ DATA_DIR: dataDir });
    expect(settings).toMatchObject({
      port: 3000,
      siteUrl: 'http://localhost:3000',
      siteUrlIsSet: false,
      club: 'first',
      demoContent: true,
      reloadMode: 'navigation',
      runsContent: true,
    });
    expect(settings.contentApiBase).toBe('http://127.0.0.1:3001');
  });

  it('count an empty variable as unset', () => {
    expect(readSettings({ DATA_DIR: dataDir, PORT: ' ', SITE_URL: '' }).port).toBe(3000);
  });

  it('take a trailing slash off an address', () => {
    expect(readSettings({ DATA_DIR: dataDir, SITE_URL: 'https://example.org/' }).siteUrl).toBe(
      'https://example.org',
    );
  });

  it.each([
    ['PORT', 'x', 'is not a number'],
    ['LIVE_MAX', '-1', 'is below 0'],
    ['DATABASE_CONNECTIONS', '2', 'is below 3'],
    ['CONTENT_DATABASE_CONNECTIONS', '7', 'is below 8'],
    ['PORT', '0', 'is below 1'],
    ['SITE_URL', 'ftp://example.org', 'http:// or https://'],
    ['SITE_URL', 'https://example.org/shop', 'must not have a path'],
    ['TRUSTED_PROXIES', 'the proxy', 'is not a list of addresses'],
    ['DATABASE_URL', 'mysql://db', 'postgres://'],
    ['CLUB', 'third', 'is neither first nor second'],
    ['DEMO_CONTENT', 'no', 'is neither 0 nor 1'],
    ['SKIP_BUILD', 'yes', 'is neither 0 nor 1'],
    ['RELOAD_MODE', 'now', 'is neither navigation nor immediate'],
    ['SMTP_URL', 'mail.example.org', 'smtp://'],
    ['CDN_PURGE_URL', 'cdn.example.org', 'is not an address'],
    ['CDN_PURGE_FORM', 'akamai', 'is neither generic nor fastly nor cloudflare'],
    ['SMTP_URL', 'smtp://:25', 'is not an address'],
    ['MAIL_FROM', 'the website', 'is not an e-mail address'],
    ['ADMIN_EMAIL', 'nobody', 'is not an e-mail address'],
  ])('refuse %s=%s with its problem and an example', (name, value, problem) => {
    const message = problemOf({ [name]: value });
    expect(message).toContain(name);
    expect(message).toContain(problem);
    expect(message).toContain(`For example: ${name}=`);
  });

  it('refuse half a pair', () => {
    expect(problemOf({ ADMIN_EMAIL: 'editor@example.org' })).toContain('ADMIN_PASSWORD is missing');
    expect(problemOf({ SMTP_URL: 'smtp://localhost' })).toContain('MAIL_FROM is missing');
    expect(problemOf({ CDN_PURGE_FORM: 'fastly', CDN_PURGE_URL: 'https://api.example/purge' })).toContain(
      'CDN_PURGE_TOKEN is missing',
    );
    expect(problemOf({ S3_BUCKET: 'media' })).toContain('S3_ACCESS_KEY_ID is missing');
  });

  it('refuse the same port twice', () => {
    expect(problemOf({ PORT: '3001' })).toContain('CONTENT_PORT');
    expect(problemOf({ METRICS_PORT: '3001' })).toContain('METRICS_PORT is 3001, like CONTENT_PORT');
    expect(problemOf({ METRICS_PORT: '9100', CONTENT_METRICS_PORT: '9100' })).toContain(
      'CONTENT_METRICS_PORT is 9100, like METRICS_PORT',
    );
  });

  it('make secrets once, for the owner only, and keep them', () => {
    const first = readSettings({ DATA_DIR: dataDir }).secrets;
    expect(first.payload).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(readSettings({ DATA_DIR: dataDir }).secrets).toEqual(first);
  });

  it('take a given secret before a kept one', () => {
    const kept = readSettings({ DATA_DIR: dataDir }).secrets;
    const votes = 'v'.repeat(32);
    expect(readSettings({ DATA_DIR: dataDir, VOTES_SECRET: votes }).secrets).toEqual({ ...kept, votes });
    expect(readSettings({ DATA_DIR: dataDir }).secrets).toEqual(kept);
  });

  it('are the same for processes that start at the same time', async () => {
    const script = `import { readSettings } from ${JSON.stringify(import.meta.resolve('./settings.ts'))};
      process.stdout.write(JSON.stringify(readSettings({ DATA_DIR: ${JSON.stringify(dataDir)} }).secrets));`;
    const read = promisify(execFile);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => read('node', ['--input-type=module', '--eval', script])),
    );
    expect(new Set(answers.map(({ stdout }) => stdout)).size).toBe(1);
  });

  it('make no secrets up for Postgres, where others have to have the same', () => {
    const DATABASE_URL = 'postgres://db/heimspiel';
    const [PAYLOAD_SECRET, PREVIEW_SECRET, VOTES_SECRET] = ['a', 'b', 'c'].map((one) => one.repeat(32));
    const missing = (given: object) => () => readSettings({ DATA_DIR: dataDir, DATABASE_URL, ...given });
    expect(missing({})).toThrow(/^PAYLOAD_SECRET, PREVIEW_SECRET, VOTES_SECRET missing;.*npm run secrets/);
    expect(missing({ PAYLOAD_SECRET, PREVIEW_SECRET })).toThrow(/^VOTES_SECRET missing;/);
    expect(missing({ CONTENT_API_BASE: 'http://content:3001' })).toThrow(/^PREVIEW_SECRET, VOTES_SECRET/);
    expect(existsSync(join(dataDir, 'secrets.json'))).toBe(false);
    const given = { PAYLOAD_SECRET, PREVIEW_SECRET, VOTES_SECRET };
    expect(readSettings({ DATA_DIR: dataDir, DATABASE_URL, ...given }).secrets.votes).toBe(VOTES_SECRET);
    // What an installation has from before goes on counting.
    const { secrets } = readSettings({ DATA_DIR: dataDir });
    expect(readSettings({ DATA_DIR: dataDir, DATABASE_URL }).secrets).toEqual(secrets);
  });

  it('are printed by a command, those that are kept before new ones', () => {
    const printed = () =>
      execFileSync('node', ['scripts/secrets.ts'], {
        env: { ...process.env, DATA_DIR: dataDir },
        encoding: 'utf8',
      });
    expect(printed()).toMatch(
      /^PAYLOAD_SECRET=[0-9a-f]{64}\nPREVIEW_SECRET=[0-9a-f]{64}\nVOTES_SECRET=[0-9a-f]{64}\n$/,
    );
    expect(printed()).not.toBe(printed());
    const { payload, preview, votes } = readSettings({ DATA_DIR: dataDir }).secrets;
    expect(printed()).toBe(`PAYLOAD_SECRET=${payload}\nPREVIEW_SECRET=${preview}\nVOTES_SECRET=${votes}\n`);
  });

  it('refuse a damaged secrets file and leave it alone', () => {
    writeFileSync(join(dataDir, 'secrets.json'), '{');
    expect(problemOf({})).toContain('is damaged');
    expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toBe('{');
  });
});
