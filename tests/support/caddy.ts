import { spawnSync } from 'node:child_process';

/** Why there is no Caddy to try its configuration with; undefined if there is one. */
export const caddyIsMissing = spawnSync('caddy', ['version']).error ? 'There is no caddy.' : undefined;
