import { existsSync, globSync } from 'node:fs';

export interface WebKitFiles {
  driver: string;
  browser: string;
  screen: string;
}

export const firefoxPackages = 'firefox-esr';
export const webKitPackages = 'webkit2gtk-driver xvfb';

/** Debian's Firefox only: a Snap can't read the driver's profile. */
export function findFirefox(): string | undefined {
  return firstOf(['/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox']);
}

export function findWebKit(): WebKitFiles | undefined {
  const driver = firstOf(['/usr/bin/WebKitWebDriver']);
  const browser = firstOf(globSync('/usr/lib/*/{webkit2gtk-4.?,webkitgtk-6.?}/MiniBrowser'));
  const screen = firstOf(['/usr/bin/Xvfb']);
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

function firstOf(paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path));
}
