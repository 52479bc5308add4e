import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { freePort } from '../support/free-port.ts';
import { imageCannotBeBuilt, podman } from '../support/podman.ts';
import { until } from '../support/product.ts';

test('the image is built once and started without root, on a file system that can’t be written', async () => {
  const missing = imageCannotBeBuilt();
  test.skip(missing !== undefined, missing);
  // Installs packages and makes both builds, without cached layers.
  test.setTimeout(1_200_000);
  const name = `heimspiel-test-${randomUUID()}`;
  const port = await freePort();
  podman('build', '--format', 'docker', '--tag', name, '--network', 'host', '.');
  try {
    podman(
      ...['run', '--detach', '--name', name, '--read-only', '--tmpfs', '/tmp', '--cap-drop', 'all'],
      ...['--security-opt', 'no-new-privileges', '--volume', `${name}:/data`],
      ...['--publish', `127.0.0.1:${port}:3000`, '--env', `SITE_URL=http://127.0.0.1:${port}`, name],
    );
    const site = `http://127.0.0.1:${port}`;
    const answers = async () => (await fetch(`${site}/health/ready`)).ok;
    await until('the container’s site answers', () => answers().catch(() => false), 400_000);
    for (const path of ['/', '/en/strategie', '/admin/login'])
      expect((await fetch(site + path)).status, path).toBe(200);
    expect(podman('exec', name, 'id', '--user', '--name')).toBe('node');
    expect(() => podman('exec', name, 'touch', '/app/written')).toThrow(/Read-only file system/);
    podman('healthcheck', 'run', name);
    podman('stop', '--time', '40', name);
    expect(podman('inspect', '--format', '{{.State.ExitCode}}', name)).toBe('0');
  } finally {
    podman('rm', '--force', '--ignore', '--volumes', name);
    podman('volume', 'rm', '--force', name);
    podman('image', 'rm', '--force', name);
  }
});
