import * as migration_20261121_013036_initial from './20261121_013036_initial';

export const migrations = [
  {
    up: migration_20261121_013036_initial.up,
    down: migration_20261121_013036_initial.down,
    name: '20261121_013036_initial'
  },
];
