import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface Build {
  name: string;
  /** Written last by the build. */
  result: string;
  /** Where the hash of what it was built from is kept. */
  builtFrom: string;
  /** Glob patterns of everything that it is built from. */
  sources: readonly string[];
  /** What they name, and it isn't built from. */
  except: (path: string) => boolean;
  command: string;
  args: readonly string[];
  /** What its environment has more; `sources` is the hash of what it is built from. */
  environment?: (sources: string) => Readonly<Record<string, string>>;
}

/** The parts of `src` that both processes have. */
const shared =
  'blocks,brand,bucket,database,fields,forms,i18n,limits,pages,polls,settings,shop,submitting,typed';

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

export const siteBuild: Build = {
  name: 'site',
  result: 'dist/client/build.json',
  builtFrom: 'dist/built-from',
  sources: [
    'package-lock.json',
    'vite.config.ts',
    'public/**',
    'scripts/build/{build-site,built-workers}.ts',
    `src/{${shared},motion,server,serving,site,ui}/**`,
  ],
  except: isTest,
  command: 'node',
  args: ['scripts/build/build-site.ts'],
};

export const contentBuild: Build = {
  name: 'content backend',
  result: 'src/content/.next/BUILD_ID',
  builtFrom: 'src/content/.next/built-from',
  // No view of another part reaches it: scripts/checks/check-imports.ts.
  // But the faces, which it is set in as well.
  sources: [
    'package-lock.json',
    `src/{${shared},serving}/**/*.{ts,json}`,
    'src/brand/faces/**',
    'src/content/**',
  ],
  // What serves the build runs from its source.
  except: (path) =>
    isTest(path) || path === 'src/content/next-env.d.ts' || path === 'src/content/process/server/main.ts',
  command: 'next',
  args: ['build', 'src/content'],
  // Names of the admin's server actions are made of it, so that builds of one commit agree on them, wherever they were
  // made. What has to stay secret is sealed with another key, at the start.
  environment: (sources) => ({
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: createHash('sha256').update(sources).digest('base64'),
  }),
};

/** Builds what was never built, or from other sources. Resolves to whether it had to. */
export async function buildIfStale(build: Build): Promise<boolean> {
  if (existsSync(build.result) && builtFrom(build) === hashOfSources(build)) return false;
  await buildAnew(build);
  return true;
}

export async function buildAnew(build: Build): Promise<void> {
  // Of what was there before: what is changed meanwhile may be in the build or not.
  const sources = hashOfSources(build);
  rmSync(build.builtFrom, { force: true });
  await run(build, sources);
  writeFileSync(build.builtFrom, sources);
}

/** The hash of the sources that the build was made from, if it was made by these functions. */
export function builtFrom({ builtFrom }: Build): string | undefined {
  return existsSync(builtFrom) ? readFileSync(builtFrom, 'utf8') : undefined;
}

export function hashOfSources({ sources, except }: Build): string {
  const hash = createHash('sha256');
  const entries = globSync([...sources], { exclude: ['**/.next'], withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.map((path) => relative('.', path)).sort()) {
    if (!except(file)) hash.update(`${file}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function run({ name, command, args, environment }: Build, sources: string): Promise<void> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    ...environment?.(sources),
  };
  return new Promise((resolve, reject) => {
    execFile(command, args, { env, maxBuffer: Number.POSITIVE_INFINITY }, (error, stdout, stderr) => {
      if (error) reject(new Error(`Building the ${name} failed:\n${stdout}${stderr || error.message}`));
      else resolve();
    });
  });
}
