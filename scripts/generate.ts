import config from '@payload-config'
import { generateImportMap, getPayload, type Payload, type SanitizedConfig } from 'payload'
import { generateTypes } from 'payload/node'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { clientTypes } from '@/scripts/client-types'
import { withRooms } from '@/scripts/rooms-diagram'
import { root } from '@/scripts/root'
import { upstreamPage } from '@/scripts/upstream-defects'

const CLIENT_TYPES = 'src/api-client/schema.ts'
const ARCHITECTURE = 'docs/architecture.md'
const UPSTREAM = 'docs/upstream.md'

/**
 * Regenerates `payload-types.ts`, the import map of the admin, the types of the API client and the lists of rooms and of
 * upstream defects in the documentation. `--migration <name>` creates a migration instead. `--into <folder>` writes to
 * another folder, which for a migration must contain the existing snapshot. Needs no database.
 */
async function generate(): Promise<void> {
  const migration = argument('--migration')
  const folder = argument('--into')
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
  if (migration) return createMigration(payload, migration, folder)
  await generateFiles(payload.config, folder ?? root)
}

async function generateFiles(original: SanitizedConfig, folder: string): Promise<void> {
  const targetOf = async (file: string): Promise<string> => {
    const target = path.join(folder, path.relative(root, file))
    await mkdir(path.dirname(target), { recursive: true })
    return target
  }
  const { admin, typescript } = original
  const importMapFile = await targetOf(admin.importMap.importMapFile)
  const redirected = {
    ...original,
    typescript: { ...typescript, outputFile: await targetOf(typescript.outputFile) },
    admin: { ...admin, importMap: { ...admin.importMap, baseDir: folder, importMapFile } },
  }
  await generateTypes(redirected, { log: false })
  await generateImportMap(redirected, { force: true, log: false })
  await writeFile(await targetOf(path.join(root, CLIENT_TYPES)), await clientTypes(original))
  const architecture = path.join(root, ARCHITECTURE)
  await writeFile(await targetOf(architecture), withRooms(await readFile(architecture, 'utf8')))
  await writeFile(await targetOf(path.join(root, UPSTREAM)), upstreamPage(root))
}

function argument(name: string): string | undefined {
  const index = process.argv.indexOf(name)
  return index < 0 ? undefined : process.argv[index + 1]
}

/** Payload's template imports its types as values, which Node, that strips types, would look for in the package. */
async function markTypeImports(file: string): Promise<void> {
  if (!file.endsWith('.ts')) return
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    text.replaceAll(/(?<=^import \{.*)\b(?=Migrate(?:Up|Down)Args\b.*\} from)/gm, 'type '),
  )
}

const isSnapshot = (file: string): boolean => file.endsWith('.json')

async function createMigration(
  payload: Payload,
  migrationName: string,
  folder: string | undefined,
): Promise<void> {
  if (folder) payload.db.migrationDir = folder
  const before = new Set(await readdir(payload.db.migrationDir))
  await payload.db.createMigration({ payload, migrationName, skipEmpty: true })
  const created = (await readdir(payload.db.migrationDir)).filter((file) => !before.has(file))
  await Promise.all(created.map((file) => markTypeImports(path.join(payload.db.migrationDir, file))))
  // Payload compares with the newest snapshot only.
  const replaced = created.some(isSnapshot) ? [...before].filter(isSnapshot) : []
  await Promise.all(replaced.map((file) => rm(path.join(payload.db.migrationDir, file))))
}

await generate()
process.exit()
