import { onDatabase } from '@/scripts/on-database'
import { print, StartError } from '@/scripts/progress.mjs'

const USAGE = 'Name the backup to restore: npm run restore -- gevel.tar'

/** `npm run restore -- <file>`: restores a backup into an empty database and an empty place for uploads. */
await onDatabase(
  'npm run restore',
  async () => {
    const [file] = process.argv.slice(2)
    if (!file) throw new StartError(USAGE)
    const [{ restoreBackup }, { migrateDatabase }, { env }] = await Promise.all([
      import('@/scripts/archive/restore'),
      import('@/scripts/prepare-database'),
      import('@/src/platform/env'),
    ])
    const migrate = (last: string | undefined) => migrateDatabase(process.env, last)
    const { tables, files, createdAt, older } = await restoreBackup(file, env, migrate)
    print(process.stdout, `Restored ${tables} tables and ${files} uploads of ${createdAt}.\n`)
    if (older) print(process.stdout, 'The backup was of an older version; its database was migrated.\n')
    print(process.stdout, 'Start the site with npm run up.\n')
  },
  { needsMigrated: false },
)
