/**
 * Measures the built site on this machine: bytes that a visitor loads, memory, cached pages per second.
 * The site runs by itself, on what DATA_DIR's snapshots hold, so the product must have been started once before.
 *
 *     npm run bench
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { z } from 'zod';
import { refuseOldNode } from './check-node.ts';
import { freePort } from './free-port.ts';
import { settingsOrExit } from './settings-or-exit.ts';

const kilobyte = 1000;

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
  }),
);

refuseOldNode();
const { dataDir } = settingsOrExit();
const snapshots = join(dataDir, 'snapshots');
if ((await readdir(join(snapshots, 'pages')).catch(() => [])).length === 0) {
  console.error(`There are no pages in ${snapshots}. Run npm start once, then npm run bench.`);
  process.exit(1);
}

const copy = await mkdtemp(join(tmpdir(), 'heimspiel-bench-'));
await cp(snapshots, join(copy, 'snapshots'), { recursive: true });
const port = await freePort();
const site = spawn('node', ['dist/server/main.js'], {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: copy,
    PORT: String(port),
    CONTENT_API_BASE: `http://127.0.0.1:${await freePort()}`,
    SITE_URL: '',
  },
  stdio: 'ignore',
});
const origin = `http://127.0.0.1:${port}`;
try {
  await untilReady();
  // A second of quiet, so that the start's own garbage does not count.
  await wait(1000);
  console.log(`\nSite process, idle: ${await memory()} MB`);
  await reportBytes();
  await reportRequests('/strategie', 'one page, brotli');
  await reportRequests('/nope', 'page not found, rendered each time');
  console.log(`\nSite process, after the load: ${await memory()} MB`);
} finally {
  site.kill();
  await once(site, 'exit');
  await rm(copy, { recursive: true, force: true });
}

async function reportBytes(): Promise<void> {
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8')),
  );
  const { pages } = z
    .object({ pages: z.array(z.object({ path: z.string() })) })
    .parse(await (await fetch(`${origin}/sk/v1/paths`)).json());
  console.log('\nBytes by page (German), kB gzip: HTML, CSS, early script, all script');
  for (const { path } of pages) {
    const html = await (await fetch(origin + path, { headers: { cookie: 'i18n_redirected=de' } })).text();
    const styles = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map((match) => match[1] ?? '');
    const kinds = new Set([...html.matchAll(/data-block="([^"]+)"/g)].map((match) => match[1] ?? ''));
    const early = filesOf(manifest, 'src/site/early/early.ts');
    const app = filesOf(
      manifest,
      'src/site/app.tsx',
      'src/i18n/messages/de.json',
      ...[...kinds].map((kind) => `src/blocks/${kind}/${kind}.tsx`),
    );
    const sizes = [
      gzipSync(html).length,
      await sizeOf(styles),
      await sizeOf(early),
      await sizeOf([...new Set([...early, ...app])]),
    ];
    console.log(
      `  ${path.padEnd(42)} ${sizes.map((size) => (size / kilobyte).toFixed(1).padStart(6)).join(' ')}`,
    );
  }
}

/** The files of some sources and of everything that they import at once. */
function filesOf(manifest: z.infer<typeof manifestSchema>, ...sources: string[]): string[] {
  const files = new Set<string>();
  const visit = (source: string) => {
    const entry = manifest[source];
    if (!entry || files.has(entry.file)) return;
    if (entry.file.endsWith('.js')) files.add(entry.file);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return [...files];
}

async function sizeOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(join('dist/client', file))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function reportRequests(path: string, what: string): Promise<void> {
  const headers = { 'accept-encoding': 'br', cookie: 'i18n_redirected=de' };
  const result = await autocannon({ url: origin + path, connections: 50, duration: 5, headers });
  console.log(
    `\n${what} (${path}): ${Math.round(result.requests.average)} requests/s, p99 ${result.latency.p99} ms, ${result.errors} errors`,
  );
}

async function memory(): Promise<string> {
  const status = await readFile(`/proc/${site.pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024).toFixed(0);
}

async function untilReady(): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await fetch(`${origin}/health`).catch(() => undefined))?.ok) return;
    await wait(50);
  }
  throw new Error('The site did not start. Is it built? npm run build');
}
