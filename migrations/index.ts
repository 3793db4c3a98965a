import * as migration_20261121_000001_initial from './20261121_000001_initial'
import * as migration_20261121_000002_locales from './20261121_000002_locales'

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
]
