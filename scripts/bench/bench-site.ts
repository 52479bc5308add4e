import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BucketPlace } from '#bucket/bucket.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { settingsOrExit } from '../operate/command-line.ts';
import { siteArguments } from '../start/node-arguments.ts';
import { copySite } from './copy-of-site.ts';

export interface BenchSite {
  origin: string;
  pid: number | undefined;
  end(): Promise<void>;
}

/**
 * Starts the built site alone, on a copy of the pages and votes in DATA_DIR, so the product must have been started once
 * before. With a bucket, uploads come from there and none are on its disk.
 */
export async function startBenchSite(bucket?: BucketPlace): Promise<BenchSite> {
  const { dataDir } = settingsOrExit();
  const snapshots = join(dataDir, 'snapshots');
  if ((await readdir(join(snapshots, 'pages')).catch(() => [])).length === 0) {
    console.error(`There are no pages in ${snapshots}. Run npm start once, then npm run bench.`);
    process.exit(1);
  }
  const copy = await mkdtemp(join(tmpdir(), 'heimspiel-bench-'));
  await copySite(dataDir, copy);
  if (bucket) await unlink(join(copy, 'media'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const site = spawn('node', siteArguments, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: copy,
      PORT: String(port),
      CONTENT_API_BASE: `http://127.0.0.1:${await freePort()}`,
      // As in production: without it the site is not indexable.
      SITE_URL: origin,
      ...(bucket ? bucketSettings(bucket) : {}),
    },
    stdio: 'ignore',
  });
  const end = async () => {
    site.kill();
    await once(site, 'exit');
    await rm(copy, { recursive: true, force: true });
  };
  try {
    await untilReady(origin);
  } catch (error) {
    await end();
    throw error;
  }
  return { origin, pid: site.pid, end };
}

function bucketSettings({ bucket, region, endpoint, accessKeyId, secretAccessKey }: BucketPlace) {
  return {
    S3_BUCKET: bucket,
    S3_REGION: region,
    ...(endpoint ? { S3_ENDPOINT: endpoint } : {}),
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
}

async function untilReady(origin: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await fetch(`${origin}/health`).catch(() => undefined))?.ok) return;
    await wait(50);
  }
  throw new Error('The site did not start. Is it built? npm run build');
}
