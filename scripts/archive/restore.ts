import { createReadStream } from 'node:fs'
import { json as readJson } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { extract } from 'tar-stream'
import { migrationNames } from '@/scripts/database-state'
import { StartError } from '@/scripts/progress.mjs'
import { isRecord } from '@/src/lib/is-record'
import type { Env } from '@/src/platform/env-schema'
import { FORMAT, HEADER, headerSchema, MANIFEST, manifestSchema, MEDIA, TABLES } from './format'
import type { FileEntry, Header } from './format'
import { mediaStore, type MediaStore } from './media-store'
import { type ForeignKey, foreignKeysOf, migrationsOf, quoted, tablesOf } from './tables'
import { measuring } from './write-entry'

type Settings = Pick<Env, 'DATABASE_URL' | 'S3' | 'MEDIA_DIR'>
/** Brings an empty database to the last of these migrations. */
export type Migrate = (last: string | undefined) => Promise<void>
export type RestoreReport = { tables: number; files: number; createdAt: string; older: boolean }

type Entry = { name: string; bytes: number; isFile: boolean; content: Readable }

/** Calls `handle` for each file of a tar file in turn. @throws {StartError} when it is no tar file or ends early */
async function eachEntry(file: string, handle: (entry: Entry) => Promise<'go on' | 'stop'>): Promise<void> {
  const reader = extract()
  const reading = pipeline(createReadStream(file), reader)
  reading.catch(() => {})
  for await (const entry of reader) {
    const { name, size, type } = entry.header
    const content = entry as unknown as Readable
    const next = await handle({ name, bytes: size ?? 0, isFile: type === 'file', content })
    if (next === 'stop') {
      reader.destroy()
      return
    }
    entry.resume()
  }
  await reading
}

const notABackup = (file: string): StartError => new StartError(`${file} is not a backup of Gevel.`)

/** @throws {StartError} for a file that this version cannot restore */
async function readHeader(file: string): Promise<Header> {
  let header: unknown
  try {
    await eachEntry(file, async ({ name, content }) => {
      if (name === HEADER) header = await readJson(content)
      return 'stop'
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new StartError(`There is no file ${file}.`)
    throw notABackup(file)
  }
  const format = isRecord(header) ? header.format : undefined
  if (typeof format === 'number' && format > FORMAT)
    throw new StartError(
      `This backup has format ${format}; this version of Gevel reads format ${FORMAT} and older. Restore it with the version that wrote it, or a newer one.`,
    )
  const { data } = headerSchema.safeParse(header)
  if (!data) throw notABackup(file)
  await checkMigrations(data)
  return data
}

async function checkMigrations({ migrations, product }: Header): Promise<void> {
  const known = await migrationNames()
  const unknown = migrations.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new StartError(
      `This backup is of version ${product.version}, whose database has migrations that this version does not know: ${unknown.join(', ')}. Install that version or a newer one.`,
    )
  if (known.slice(0, migrations.length).some((name, index) => name !== migrations[index]))
    throw new StartError('The database of this backup lacks a migration that others of it need.')
}

/** What a migrated database without content has: rows that migrations write. */
const WITHOUT_CONTENT = ['tenants', 'users']

/** @throws {StartError} unless there is nothing that a restore would overwrite */
async function assertEmpty(client: Client, store: MediaStore): Promise<void> {
  const tables = (await tablesOf(client)).map(({ name }) => name)
  const isOurs = tables.includes('payload_migrations')
  const checked = WITHOUT_CONTENT.filter((name) => tables.includes(name))
  const counts = await Promise.all(
    checked.map((name) =>
      client.query<{ any: boolean }>(`select exists (select from ${quoted(name)}) as any`),
    ),
  )
  if ((tables.length > 0 && !isOurs) || counts.some(({ rows }) => rows[0]?.any))
    throw new StartError('The database is not empty. A backup is restored into an empty database only.')
  if ((await store.list()).length > 0)
    throw new StartError(
      'There are uploads already. A backup is restored into an empty media folder or bucket only.',
    )
}

/** Tables may be loaded in any order without foreign keys, and their triggers have run before. */
async function withoutConstraints(client: Client, load: () => Promise<void>): Promise<void> {
  const keys: ForeignKey[] = await foreignKeysOf(client)
  const tables = await tablesOf(client)
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`)
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`)
  await load()
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`)
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
}

/** @throws {StartError} when a file of the manifest is missing or differs, or there is no manifest */
function assertComplete(manifest: unknown, seen: readonly FileEntry[]): void {
  const { data } = manifestSchema.safeParse(manifest)
  const asText = (files: readonly FileEntry[]) =>
    JSON.stringify(files.map(({ path, bytes, sha256 }) => [path, bytes, sha256]))
  if (!data) throw new StartError('The backup is incomplete: its end is missing. Nothing was restored.')
  if (asText(data.files) !== asText(seen))
    throw new StartError('The backup is damaged: its checksums differ. Nothing was restored.')
}

const SAFE_NAME = /^(?!\/)(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^\\\0]+$/s

const strayFile = (name: string): StartError =>
  new StartError(`The backup has a file that does not belong in it: ${name}.`)

/** Loads tables and uploads as they come, and compares their checksums at the end. */
async function loadAll(
  file: string,
  header: Header,
  { client, store }: { client: Client; store: MediaStore },
) {
  const tables = new Map(header.tables.map((table) => [`${TABLES}${table.name}.copy`, table]))
  const seen: FileEntry[] = []
  let manifest: unknown
  await eachEntry(file, async ({ name, bytes, isFile, content }) => {
    if (!isFile) throw strayFile(name)
    if (name === HEADER) return 'go on'
    if (name === MANIFEST) {
      manifest = await readJson(content)
      return 'go on'
    }
    const measure = measuring()
    const table = tables.get(name)
    const media = name.startsWith(MEDIA) ? name.slice(MEDIA.length) : ''
    if (table) {
      const columns = table.columns.map(quoted).join(', ')
      await pipeline(
        content,
        measure.stream,
        client.query(copyFrom(`copy ${quoted(table.name)} (${columns}) from stdin`)),
      )
    } else if (SAFE_NAME.test(media)) {
      await store.write(media, { bytes, content: content.pipe(measure.stream) })
    } else throw strayFile(name)
    seen.push({ path: name, ...measure.result() })
    return 'go on'
  })
  assertComplete(manifest, seen)
  for (const { name, value } of header.sequences)
    if (value !== null) await client.query(`select setval($1, $2)`, [`public.${quoted(name)}`, value])
  return seen
}

async function load(file: string, header: Header, settings: Settings): Promise<FileEntry[]> {
  const store = mediaStore(settings)
  const client = new Client({ connectionString: settings.DATABASE_URL, application_name: 'gevel-restore' })
  await client.connect()
  let seen: FileEntry[] = []
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await withoutConstraints(client, async () => {
      seen = await loadAll(file, header, { client, store })
    })
    await store.finish()
    await client.query('commit')
    await client.query('analyze')
    return seen
  } catch (error) {
    await client.query('rollback').catch(() => {})
    await store.undo()
    throw error
  } finally {
    await client.end()
  }
}

async function checkTarget({ migrations }: Header, settings: Settings): Promise<void> {
  const client = new Client({ connectionString: settings.DATABASE_URL })
  await client.connect()
  try {
    await assertEmpty(client, mediaStore(settings))
    const newer = (await migrationsOf(client)).filter((name) => !migrations.includes(name))
    if (newer.length > 0)
      throw new StartError(
        'The database was migrated further than this backup. Restore it into an empty database: it is then migrated to this version.',
      )
  } finally {
    await client.end()
  }
}

/**
 * Restores a backup into an empty database and an empty place for uploads: all of it or nothing. A backup of an older version
 * is migrated afterwards.
 * @throws {StartError} before anything is written when the backup is newer, or the database or the media are not empty
 */
export async function restoreBackup(
  file: string,
  settings: Settings,
  migrate: Migrate,
): Promise<RestoreReport> {
  const header = await readHeader(file)
  await checkTarget(header, settings)
  await migrate(header.migrations.at(-1))
  const seen = await load(file, header, settings)
  const older = header.migrations.length < (await migrationNames()).length
  if (older) await migrate(undefined)
  const tables = header.tables.length
  return { tables, files: seen.length - tables, createdAt: header.createdAt, older }
}
