import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../tests/support/free-port.ts';
import type { BenchSite } from './bench-site.ts';

const run = promisify(execFile);

/** The compared versions. Later versions of unstorage reject the key of the prerendered `/`. */
const packages = {
  private: true,
  type: 'module',
  dependencies: { nuxt: '4.4.5' },
  overrides: { unstorage: '1.17.3' },
};

/** Nuxt's fastest way to serve a page: prerendered and precompressed static files from its own server. */
const configuration = `export default defineNuxtConfig({
  compatibilityDate: '2025-07-15',
  telemetry: false,
  nitro: { compressPublicAssets: { gzip: true, brotli: true }, prerender: { routes: ['/'], crawlLinks: false } },
});`;

/**
 * Builds a Nuxt application in a temporary directory, from npm, and starts its server.
 *
 * @param markup content of the page at `/`
 * @param stylesheet content of `/style.css`
 */
export async function startNuxtPage(markup: string, stylesheet: string): Promise<BenchSite> {
  const directory = await mkdtemp(join(tmpdir(), 'heimspiel-nuxt-'));
  const remove = () => rm(directory, { recursive: true, force: true });
  try {
    await mkdir(join(directory, 'app'));
    await mkdir(join(directory, 'public'));
    const files = {
      'package.json': JSON.stringify(packages),
      'nuxt.config.ts': configuration,
      'app/markup.ts': `export default ${JSON.stringify(markup)};`,
      'app/app.vue': `<script setup lang="ts">import markup from './markup'</script><template><main v-html="markup" /></template>`,
      'public/style.css': stylesheet,
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
    await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: directory });
    await run(resolve('node_modules/.bin/node'), ['node_modules/nuxt/bin/nuxt.mjs', 'build'], {
      cwd: directory,
      maxBuffer: 10_000_000,
      env: { ...process.env, NODE_ENV: 'production' },
    });
  } catch (error) {
    await remove();
    throw error;
  }
  const port = await freePort();
  const server = spawn('node', ['.output/server/index.mjs'], {
    cwd: directory,
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await fetch(origin).catch(() => undefined))?.ok; tries += 1) {
    if (tries > 200) throw new Error('Nuxt’s server did not start.');
    await wait(50);
  }
  return {
    origin,
    pid: server.pid,
    end: async () => {
      server.kill();
      if (server.exitCode === null) await once(server, 'exit');
      await remove();
    },
  };
}
