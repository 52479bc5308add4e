import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's path. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Finds a Chromium: CHROMIUM_PATH, Playwright's, or the system's. Undefined if there is none. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH?.trim();
  if (named) {
    if (existsSync(named)) return named;
    console.error(
      `CHROMIUM_PATH is ${named}, but there is no such file. For example: CHROMIUM_PATH=/usr/bin/chromium`,
    );
    process.exit(1);
  }
  const own = chromium.executablePath();
  return [own, ...systemPaths].find((path) => path && existsSync(path));
}

/**
 * Finds Chromium's headless shell, which takes two thirds of the time. It antialiases text differently, so it is not
 * for screenshots. Falls back to Chromium.
 */
export function findHeadlessShell(): string | undefined {
  return existsSync(headlessShell) ? headlessShell : findChromium();
}

/** Finds a Chromium, or installs the system's if that needs no password, or exits with instructions. */
export function chromiumOrExit(): string {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && isDebian()) {
    console.log('There is no Chromium; installing the system’s package.');
    const install = (...args: string[]) =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0;
    install('update', '-qq');
    install('install', '-y', '-qq', '--no-install-recommends', 'chromium');
    const installed = findChromium();
    if (installed) return installed;
  }
  console.error(
    'The tests need a Chromium and found none. Install one (Debian or Ubuntu: apt-get install chromium) or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
  process.exit(1);
}

function isDebian(): boolean {
  return (
    existsSync('/etc/os-release') &&
    /^(ID|ID_LIKE)=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}
