import { onDatabase } from '@/scripts/on-database'
import { print, StartError } from '@/scripts/progress.mjs'

const MEGABYTE = 1_000_000
const USAGE = 'Name the file to write: npm run backup -- gevel.tar'
const MAX_NAMED = 20

/** `npm run backup -- <file>`: writes the database and all uploads into one file, while the site runs. */
await onDatabase('npm run backup', async () => {
  const [file] = process.argv.slice(2)
  if (!file) throw new StartError(USAGE)
  const [{ writeBackup }, { env }] = await Promise.all([
    import('@/scripts/archive/backup'),
    import('@/src/platform/env'),
  ])
  const { bytes, rows, files, missing } = await writeBackup(file, env)
  print(process.stdout, `${file}: ${rows} rows and ${files} uploads, ${(bytes / MEGABYTE).toFixed(1)} MB.\n`)
  if (missing.length > 0) {
    const names = missing.slice(0, MAX_NAMED).join(', ')
    print(process.stderr, `${missing.length} uploads have no file, in the backup neither: ${names}\n`)
  }
})
