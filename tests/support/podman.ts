import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What the image is made from; tests bring nothing but packages, so it has to be on the machine. */
const base = /^FROM (\S+)/m.exec(readFileSync('Containerfile', 'utf8'))?.[1] ?? '';

/** Why no image is built here; undefined if one can be. */
export function imageCannotBeBuilt(): string | undefined {
  if (spawnSync('podman', ['--version']).error) return 'There is no podman: no image was built and started.';
  const { status } = spawnSync('podman', ['image', 'exists', base]);
  return status === 0 ? undefined : `Podman has no ${base}: no image was built and started.`;
}

/** Runs podman and returns what it said. @throws with what it complained of */
export function podman(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('podman', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  if (status !== 0) throw new Error(`podman ${args[0]} ended with ${status}: ${stderr.slice(-4000)}`);
  return stdout.trim();
}
