import * as migration_20261128_000000_initial from './20261128_000000_initial.ts';
import * as migration_20261129_000000_search from './20261129_000000_search.ts';

export const migrations = [
  {
    up: migration_20261128_000000_initial.up,
    down: migration_20261128_000000_initial.down,
    name: '20261128_000000_initial',
  },
  {
    up: migration_20261129_000000_search.up,
    down: migration_20261129_000000_search.down,
    name: '20261129_000000_search',
  },
];
