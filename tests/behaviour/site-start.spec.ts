import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from '@playwright/test';

function packagesAtStart(): string[] {
  const files = [resolve('dist/server/main.js')];
  const packages = new Set<string>();
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    for (const [, name = ''] of code.matchAll(/^(?:import|export)\b[^"';]*["']([^"']+)["']/gm)) {
      if (!name.startsWith('.')) packages.add(name);
      else if (!files.includes(resolve(dirname(file), name))) files.push(resolve(dirname(file), name));
    }
  }
  const names = [...packages].filter((name) => !name.startsWith('node:'));
  return [...new Set(names.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name))].sort();
}

/** Each takes memory for as long as the site runs. Packages for some sites or requests only are loaded on demand. */
test('the site starts with what every page needs, and with nothing else', () => {
  expect(packagesAtStart()).toEqual([
    '@hono/node-server',
    'ipaddr.js',
    'lru-cache',
    'ofetch',
    'react',
    'react-dom',
    'sanitize-html',
    'uqr',
  ]);
});
