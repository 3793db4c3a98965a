import * as migration_20261122_120000_baseline from './20261122_120000_baseline';
import * as migration_20261122_124116_document_references from './20261122_124116_document_references';
import * as migration_20261122_134935_list_indexes from './20261122_134935_list_indexes';

export const migrations = [
  {
    up: migration_20261122_120000_baseline.up,
    down: migration_20261122_120000_baseline.down,
    name: '20261122_120000_baseline',
  },
  {
    up: migration_20261122_124116_document_references.up,
    down: migration_20261122_124116_document_references.down,
    name: '20261122_124116_document_references',
  },
  {
    up: migration_20261122_134935_list_indexes.up,
    down: migration_20261122_134935_list_indexes.down,
    name: '20261122_134935_list_indexes'
  },
];
