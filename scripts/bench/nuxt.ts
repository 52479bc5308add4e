import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../tests/support/free-port.ts';
import { temporaryDirectory, until } from '../../tests/support/product.ts';

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

const view = `<script setup lang="ts">import markup from './markup'</script><template><main v-html="markup" /></template>`;

/** Builds a Nuxt application from npm, with this content at `/` and `/style.css`, and measures its server. */
export async function besideNuxt(
  markup: string,
  stylesheet: string,
  measure: (server: { siteUrl: string; pid: number }) => Promise<void>,
): Promise<void> {
  const { path: cwd, remove } = await temporaryDirectory();
  const port = await freePort();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
  };
  try {
    for (const [name, text] of Object.entries({
      'package.json': JSON.stringify(packages),
      'nuxt.config.ts': configuration,
      'app/markup.ts': `export default ${JSON.stringify(markup)};`,
      'app/app.vue': view,
      'public/style.css': stylesheet,
    })) {
      await mkdir(join(cwd, name, '..'), { recursive: true });
      await writeFile(join(cwd, name), text);
    }
    await run('npm', ['install', '--no-audit', '--no-fund'], { cwd });
    const node = resolve('node_modules/.bin/node');
    await run(node, ['node_modules/nuxt/bin/nuxt.mjs', 'build'], { cwd, maxBuffer: 10_000_000, env });
    const server = spawn(node, ['.output/server/index.mjs'], { cwd, env, stdio: 'ignore' });
    try {
      const siteUrl = `http://127.0.0.1:${port}`;
      const answers = () => fetch(siteUrl).then(({ ok }) => ok);
      await until('Nuxt’s server answers', () => answers().catch(() => false), 10_000);
      await measure({ siteUrl, pid: server.pid ?? 0 });
    } finally {
      server.kill();
      if (server.exitCode === null) await once(server, 'exit');
    }
  } finally {
    await remove();
  }
}
