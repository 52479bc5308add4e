import { spawnSync } from 'node:child_process';

/** Why Caddy's configuration can't be tested; undefined if it can. */
export const caddyIsMissing = spawnSync('caddy', ['version']).error ? 'There is no caddy.' : undefined;
