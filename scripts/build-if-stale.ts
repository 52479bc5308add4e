import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Build {
  name: string;
  /** Written last by the build. */
  result: string;
  sources: readonly string[];
  command: string;
  args: readonly string[];
}

const common = [
  'package-lock.json',
  'src/fields',
  'src/i18n',
  'src/blocks',
  'src/pages',
  'src/polls',
  'src/forms',
  'src/shop',
  'src/settings',
  'src/limits',
];

export const siteBuild: Build = {
  name: 'site',
  result: 'dist/client/build.json',
  sources: [
    ...common,
    'vite.config.ts',
    'public',
    'scripts/build-site.ts',
    'scripts/built-workers.ts',
    'src/brand',
    'src/ui',
    'src/motion',
    'src/site',
    'src/server',
  ],
  command: 'node',
  args: ['scripts/build-site.ts'],
};

export const contentBuild: Build = {
  name: 'content backend',
  result: 'src/content/.next/BUILD_ID',
  sources: [...common, 'src/content'],
  command: 'next',
  args: ['build', 'src/content'],
};

/** Builds what was never built or is older than its sources. Resolves to whether it had to. */
export async function buildIfStale(build: Build): Promise<boolean> {
  const builtAt = existsSync(build.result) ? statSync(build.result).mtimeMs : 0;
  if (builtAt > 0 && !build.sources.some((source) => isNewer(source, builtAt))) return false;
  await run(build);
  return true;
}

function isNewer(path: string, time: number): boolean {
  if (!existsSync(path)) return false;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs > time;
  return readdirSync(path).some(
    (name) => name !== '.next' && name !== 'next-env.d.ts' && isNewer(join(path, name), time),
  );
}

function run({ name, command, args }: Build): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Building the ${name} failed:\n${output}`));
    });
  });
}
