/** Types, registries, lint, import rules and unused exports: everything that needs no running product. `npm run check` */
import { spawnSync } from 'node:child_process';

interface Check {
  name: string;
  command: string;
  args: readonly string[];
}

const checks: readonly Check[] = [
  { name: 'types', command: 'tsc', args: ['--project', '.'] },
  { name: 'registries of blocks', command: 'node', args: ['scripts/register-blocks.ts', '--check'] },
  { name: 'lint and format', command: 'biome', args: ['check', '--error-on-warnings'] },
  { name: 'import rules', command: 'node', args: ['scripts/check-imports.ts'] },
  { name: 'unused exports', command: 'knip', args: ['--no-progress'] },
];

/** Runs every check, also after one has failed. Resolves to how many passed and failed. */
export function runChecks(): { passed: number; failed: number } {
  let failed = 0;
  for (const { name, command, args } of checks) {
    const result = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    const isFine = result.status === 0;
    console.log(`${isFine ? 'ok    ' : 'FAILED'}  ${name}`);
    if (!isFine) failed += 1;
  }
  return { passed: checks.length - failed, failed };
}

if (import.meta.main) process.exit(runChecks().failed === 0 ? 0 : 1);
