import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentBuild, siteBuild } from './build-if-stale.ts';
import { freePort } from './free-port.ts';

describe('with SKIP_BUILD', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'heimspiel-start-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  async function start(): Promise<{ code: number | null; said: string }> {
    const child = spawn('node', [resolve('scripts/start.ts')], {
      cwd: directory,
      env: {
        ...process.env,
        SKIP_BUILD: '1',
        DATA_DIR: join(directory, 'data'),
        PORT: String(await freePort()),
        CONTENT_PORT: String(await freePort()),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [out, problems, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ]);
    return { code, said: out + problems };
  }

  it('refuses to start what was never built, and names it', async () => {
    expect(await start()).toEqual({
      code: 1,
      said: '[start] SKIP_BUILD is set, and the site and the content backend were never built. Run npm run build first.\n',
    });
  });

  it('builds nothing, whatever it was built from', async () => {
    for (const { result } of [siteBuild, contentBuild]) {
      mkdirSync(join(directory, dirname(result)), { recursive: true });
      writeFileSync(join(directory, result), 'of other sources');
    }
    const { code, said } = await start();
    expect(code).toBe(1);
    expect(said).toContain('could not start; the lines above say why.');
    expect(said).not.toMatch(/built the|up to date/);
  });
});
