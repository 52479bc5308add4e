/**
 * Builds the client and the site's server, compresses the assets, and names the build by its content.
 *
 *     node scripts/build/build-site.ts [output directory, default dist]
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createBuilder } from 'vite';

const output = process.argv[2] ?? 'dist';
const client = join(output, 'client');
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Bundled into the server, so that unused parts don't take memory: zod's texts in fifty languages, most of culori's
 * color spaces.
 */
const builtIn = ['culori', 'hono', 'zod'];

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Ten characters distinguish builds, and keep addresses short. */
async function nameBuild(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file.slice(client.length)}\n`).update(await readFile(file));
  return hash.digest('hex').slice(0, 10);
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  await writeFile(`${file}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
}

const builder = await createBuilder({
  logLevel: 'warn',
  environments: {
    client: { build: { outDir: client } },
    ssr: { build: { outDir: join(output, 'server') }, resolve: { noExternal: builtIn } },
  },
});
await builder.buildApp();
const files = await filesBelow(client);
const id = await nameBuild(files);
await writeFile(join(client, 'build.json'), `${JSON.stringify({ id, timestamp: Date.now() })}\n`);
await Promise.all(files.filter((file) => /\/assets\/.*\.(js|css|svg)$/.test(file)).map(compress));
console.log(`Built the site, ${id}.`);
