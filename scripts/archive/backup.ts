import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { pack as newPack, type Pack } from 'tar-stream'
import { root } from '@/scripts/root'
import type { Env } from '@/src/platform/env-schema'
import { FORMAT, HEADER, MANIFEST, MEDIA, TABLES, type FileEntry, type Header, type Table } from './format'
import { mediaStore, type MediaStore } from './media-store'
import { migrationsOf, quoted, sequencesOf, tablesOf } from './tables'
import { writeEntry } from './write-entry'

/** `missing`: files that a document names and that are not stored. */
export type BackupReport = { bytes: number; rows: number; files: number; missing: string[] }

const jsonEntry = (name: string, value: unknown) => {
  const content = Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
  return { name, bytes: content.length, content: Readable.from([content]) }
}

async function readHeader(client: Client): Promise<Header> {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  return {
    format: FORMAT,
    product: { name: 'gevel', version },
    createdAt: new Date().toISOString(),
    postgres: rows[0]?.version ?? '',
    migrations: await migrationsOf(client),
    tables: await tablesOf(client),
    sequences: await sequencesOf(client),
  }
}

/** Copies a table to a file first: a tar file has the length of a file before its content. */
async function writeTable(
  client: Client,
  pack: Pack,
  { table, folder }: { table: Table; folder: string },
): Promise<{ entry: FileEntry; rows: number }> {
  const spool = path.join(folder, 'table')
  const copy = client.query(
    copyTo(`copy ${quoted(table.name)} (${table.columns.map(quoted).join(', ')}) to stdout`),
  )
  await pipeline(copy, createWriteStream(spool, { mode: 0o600 }))
  const { size: bytes } = await stat(spool)
  const name = `${TABLES}${table.name}.copy`
  return {
    entry: await writeEntry(pack, { name, bytes, content: createReadStream(spool) }),
    rows: copy.rowCount,
  }
}

async function writeMedia(pack: Pack, store: MediaStore): Promise<FileEntry[]> {
  const entries: FileEntry[] = []
  for (const name of await store.list()) {
    const file = await store.open(name)
    if (file) entries.push(await writeEntry(pack, { name: `${MEDIA}${name}`, ...file }))
  }
  return entries
}

async function mediaNames(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ filename: string }>(
    `select filename from media where filename is not null order by filename`,
  )
  return rows.map(({ filename }) => filename)
}

/** Everything in one snapshot; media after it, so that what a row names is there. */
async function writeAll(
  client: Client,
  pack: Pack,
  { folder, store }: { folder: string; store: MediaStore },
) {
  await client.query('begin isolation level repeatable read read only')
  await client.query('set local statement_timeout = 0')
  const header = await readHeader(client)
  await writeEntry(pack, jsonEntry(HEADER, header))
  const files: FileEntry[] = []
  let count = 0
  for (const table of header.tables) {
    const { entry, rows } = await writeTable(client, pack, { table, folder })
    files.push(entry)
    count += rows
  }
  const named = await mediaNames(client)
  await client.query('commit')
  const media = await writeMedia(pack, store)
  await writeEntry(pack, jsonEntry(MANIFEST, { files: [...files, ...media] }))
  pack.finalize()
  const stored = new Set(media.map(({ path: name }) => name.slice(MEDIA.length)))
  return { rows: count, files: media.length, missing: named.filter((name) => !stored.has(name)) }
}

/**
 * Writes the database and all uploads into one tar file, while the product runs. The file appears under its name once it is
 * complete. Needs disk space for the largest table besides, and little memory.
 */
export async function writeBackup(
  file: string,
  settings: Pick<Env, 'DATABASE_URL' | 'S3' | 'MEDIA_DIR'>,
): Promise<BackupReport> {
  const unfinished = `${file}.unfinished`
  const folder = await mkdtemp(path.join(path.dirname(path.resolve(file)), '.gevel-backup-'))
  const client = new Client({ connectionString: settings.DATABASE_URL, application_name: 'gevel-backup' })
  try {
    await client.connect()
    const pack = newPack()
    const output = createWriteStream(unfinished, { mode: 0o600 })
    const [report] = await Promise.all([
      writeAll(client, pack, { folder, store: mediaStore(settings) }).catch((error: unknown) => {
        pack.destroy(error instanceof Error ? error : new Error(String(error)))
        throw error
      }),
      pipeline(pack, output),
    ])
    const { size: bytes } = await stat(unfinished)
    await rename(unfinished, file)
    return { bytes, ...report }
  } finally {
    await client.end()
    await rm(folder, { recursive: true, force: true })
    await rm(unfinished, { force: true })
  }
}
