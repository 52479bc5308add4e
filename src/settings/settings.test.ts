import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'heimspiel-settings-'));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

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
    ['PORT', 'x', 'is not a port number'],
    ['PORT', '0', 'is below 1'],
    ['SITE_URL', 'ftp://example.org', 'http:// or https://'],
    ['SITE_URL', 'https://example.org/shop', 'must not have a path'],
    ['TRUSTED_PROXIES', 'the proxy', 'is not a list of addresses'],
    ['DATABASE_URL', 'mysql://db', 'postgres://'],
    ['DEMO_CONTENT', 'no', 'is neither 0 nor 1'],
    ['RELOAD_MODE', 'now', 'is neither navigation nor immediate'],
    ['ADMIN_EMAIL', 'nobody', 'is not an e-mail address'],
  ])('refuse %s=%s with its problem and an example', (name, value, problem) => {
    const message = problemOf({ [name]: value });
    expect(message).toContain(name);
    expect(message).toContain(problem);
    expect(message).toContain(`For example: ${name}=`);
  });

  it('refuse half a pair', () => {
    expect(problemOf({ ADMIN_EMAIL: 'editor@example.org' })).toContain('ADMIN_PASSWORD is missing');
    expect(problemOf({ S3_BUCKET: 'media' })).toContain('S3_ACCESS_KEY_ID is missing');
  });

  it('refuse the same port twice', () => {
    expect(problemOf({ PORT: '3001' })).toContain('CONTENT_PORT');
  });

  it('make secrets once, for the owner only, and keep them', () => {
    const first = readSettings({ DATA_DIR: dataDir }).secrets;
    expect(first.payload).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(readSettings({ DATA_DIR: dataDir }).secrets).toEqual(first);
  });

  it('refuse a damaged secrets file and leave it alone', () => {
    writeFileSync(join(dataDir, 'secrets.json'), '{');
    expect(problemOf({})).toContain('is damaged');
    expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toBe('{');
  });
});
