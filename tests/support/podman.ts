import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The base image, which must be on the machine, because tests only download packages. */
const base = /^FROM (\S+)/m.exec(readFileSync('Containerfile', 'utf8'))?.[1] ?? '';

/** Why images can't be built here; undefined if they can. */
export function imageCannotBeBuilt(): string | undefined {
  if (spawnSync('podman', ['--version']).error) return 'There is no podman: no image was built and started.';
  if (spawnSync('podman', ['image', 'exists', base]).status !== 0)
    return `Podman has no ${base}: no image was built and started.`;
  // Nested containers often can't.
  const { status, stderr } = spawnSync('podman', ['run', '--rm', base, 'true'], { encoding: 'utf8' });
  return status === 0
    ? undefined
    : `Podman can’t start containers here: no image was built and started. ${stderr.trim().slice(-200)}`;
}

/** Runs podman and returns its output. @throws with its error output */
export function podman(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('podman', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  if (status !== 0) throw new Error(`podman ${args[0]} ended with ${status}: ${stderr.slice(-4000)}`);
  return stdout.trim();
}
