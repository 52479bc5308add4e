/**
 * Types, registries, lint, import rules, tokens and unused exports: everything that needs no running product.
 * `npm run check`
 */
import { execFile } from 'node:child_process';

interface Check {
  name: string;
  command: string;
  args: readonly string[];
}

const typesOfLastRun = 'node_modules/.cache/types.tsbuildinfo';

const checks: readonly Check[] = [
  {
    name: 'types',
    command: 'tsc',
    args: ['--project', '.', '--incremental', '--tsBuildInfoFile', typesOfLastRun],
  },
  { name: 'registries of blocks', command: 'node', args: ['scripts/register-blocks.ts', '--check'] },
  { name: 'lint and format', command: 'biome', args: ['check', '--error-on-warnings'] },
  { name: 'import rules', command: 'node', args: ['scripts/checks/check-imports.ts'] },
  { name: 'tokens', command: 'node', args: ['scripts/checks/check-tokens.ts'] },
  { name: 'controls of the kit', command: 'node', args: ['scripts/checks/check-controls.ts'] },
  { name: 'unused exports', command: 'knip', args: ['--cache', '--no-progress'] },
];

/** Runs all checks in parallel, even if one fails. Resolves to how many passed and failed. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const results = await Promise.all(checks.map(run));
  const failed = results.filter((isFine) => !isFine).length;
  return { passed: checks.length - failed, failed };
}

/** Prints a check's output when it has ended, so that outputs don't mix. Resolves to whether it passed. */
function run({ name, command, args }: Check): Promise<boolean> {
  return new Promise((resolve) => {
    const start = performance.now();
    execFile(command, args, { maxBuffer: Number.POSITIVE_INFINITY }, (error, stdout, stderr) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      if (error) process.stdout.write(stdout + stderr || `${error.message}\n`);
      console.log(`${error ? 'FAILED' : 'ok    '}  ${name}, ${seconds} s`);
      resolve(!error);
    });
  });
}

if (import.meta.main) process.exit((await runChecks()).failed === 0 ? 0 : 1);
