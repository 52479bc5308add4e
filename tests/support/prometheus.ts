import { spawnSync } from 'node:child_process';

/** Why Prometheus's configuration can't be checked; undefined if it can. */
export const promtoolIsMissing = spawnSync('promtool', ['--version']).error
  ? 'There is no promtool.'
  : undefined;
