import config from '@payload-config'
import { generateImportMap, getPayload, type Payload } from 'payload'
import { generateTypes } from 'payload/node'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { clientTypes } from '@/scripts/client-types'
import { root } from '@/scripts/root'

const CLIENT_TYPES = path.join(root, 'src/api/client/schema.ts')

/**
 * Regenerates `payload-types.ts`, the admin's import map and the types of the API's client. With `--migration <name>` it writes the migration that the
 * schema needs, and with `--migration <name> --into <folder>` it does so beside the snapshots of another folder.
 * Needs no database.
 */
async function generate(): Promise<void> {
  const migration = argument('--migration')
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
  if (migration) return createMigration(payload, migration, argument('--into'))
  await generateTypes(payload.config, { log: false })
  await generateImportMap(payload.config, { force: true, log: false })
  await writeFile(CLIENT_TYPES, await clientTypes(payload.config))
}

function argument(name: string): string | undefined {
  const index = process.argv.indexOf(name)
  return index < 0 ? undefined : process.argv[index + 1]
}

async function createMigration(
  payload: Payload,
  migrationName: string,
  folder: string | undefined,
): Promise<void> {
  if (folder) payload.db.migrationDir = folder
  await payload.db.createMigration({ payload, migrationName, skipEmpty: true })
}

await generate()
process.exit()
