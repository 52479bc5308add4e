import { spawnSync } from 'node:child_process';

/** Why nobody says whether Prometheus would take its configuration; undefined if somebody does. */
export const promtoolIsMissing = spawnSync('promtool', ['--version']).error
  ? 'There is no promtool.'
  : undefined;
