import config from '@payload-config'
import { generateImportMap, getPayload, type Payload, type SanitizedConfig } from 'payload'
import { generateTypes } from 'payload/node'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { clientTypes } from '@/scripts/client-types'
import { withRooms } from '@/scripts/rooms-diagram'
import { root } from '@/scripts/root'
import { upstreamPage } from '@/scripts/upstream-defects'

const CLIENT_TYPES = 'src/api-client/schema.ts'
const ARCHITECTURE = 'docs/architecture.md'
const UPSTREAM = 'docs/upstream.md'

/**
 * Regenerates `payload-types.ts`, the admin's import map, the types of the API's client and the lists of rooms and of upstream defects in the documentation. With `--migration <name>` it writes the migration that the
 * schema needs. With `--into <folder>` it writes below another folder than this one: the files by their names there, the migration beside the
 * snapshots that lie in it. Needs no database.
 */
async function generate(): Promise<void> {
  const migration = argument('--migration')
  const folder = argument('--into')
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
  if (migration) return createMigration(payload, migration, folder)
  await generateFiles(payload.config, folder ?? root)
}

async function generateFiles(ours: SanitizedConfig, folder: string): Promise<void> {
  const below = async (file: string): Promise<string> => {
    const written = path.join(folder, path.relative(root, file))
    await mkdir(path.dirname(written), { recursive: true })
    return written
  }
  const { admin, typescript } = ours
  const importMapFile = await below(admin.importMap.importMapFile)
  const there = {
    ...ours,
    typescript: { ...typescript, outputFile: await below(typescript.outputFile) },
    admin: { ...admin, importMap: { ...admin.importMap, baseDir: folder, importMapFile } },
  }
  await generateTypes(there, { log: false })
  await generateImportMap(there, { force: true, log: false })
  await writeFile(await below(path.join(root, CLIENT_TYPES)), await clientTypes(ours))
  const architecture = path.join(root, ARCHITECTURE)
  await writeFile(await below(architecture), withRooms(await readFile(architecture, 'utf8')))
  await writeFile(await below(path.join(root, UPSTREAM)), upstreamPage(root))
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
