import * as migration_20261121_000001_initial from './20261121_000001_initial';
import * as migration_20261121_000002_locales from './20261121_000002_locales';
import * as migration_20261121_065750_blocks_and_layouts from './20261121_065750_blocks_and_layouts';

export const migrations = [
  {
    up: migration_20261121_000001_initial.up,
    down: migration_20261121_000001_initial.down,
    name: '20261121_000001_initial',
  },
  {
    up: migration_20261121_000002_locales.up,
    down: migration_20261121_000002_locales.down,
    name: '20261121_000002_locales',
  },
  {
    up: migration_20261121_065750_blocks_and_layouts.up,
    down: migration_20261121_065750_blocks_and_layouts.down,
    name: '20261121_065750_blocks_and_layouts'
  },
];
