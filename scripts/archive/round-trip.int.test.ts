import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { Payload } from 'payload'
import { extract, pack as newPack } from 'tar-stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { startBucketServer } from '@/src/testing/bucket/server'
import { createImage, storedFilesNamed } from '@/src/testing/images'
import { createPage } from '@/src/testing/pages'
import {
  emptyTarget,
  migrate,
  onServer,
  removeTargets,
  restore,
  type Target,
} from '@/src/testing/restore-target'
import { temporaryFolder } from '@/src/testing/temporary-folder'
import { type Company, createCompany } from '@/src/testing/tenants'
import { writeBackup } from './backup'
import { HEADER, type Header, MEDIA } from './format'
import { mediaStore } from './media-store'
import { restoreBackup } from './restore'
import { foreignKeysOf, sequencesOf, tablesOf } from './tables'

// Each migration of a database is a process that loads Payload.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

let payload: Payload
let company: Company
let folder: string
let file: string

/** A checksum of the rows of each table, in which their order does not matter, with everything that keeps them right. */
const stateOf = (url: string) =>
  onServer(url, async (client) => {
    const rows: [string, unknown][] = []
    for (const { name } of await tablesOf(client)) {
      const sum = await client.query(
        `select count(*)::int as rows, md5(string_agg(t::text, E'\\n' order by t::text collate "C")) as sum from "${name}" t`,
      )
      rows.push([name, sum.rows[0]])
    }
    const triggers = await client.query(
      `select tgrelid::regclass::text, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
    )
    const keys = (await foreignKeysOf(client)).map((key) => Object.values(key).join(' ')).toSorted()
    return { rows, keys, triggers: triggers.rows, sequences: await sequencesOf(client) }
  })

/**
 * Writes a backup of a moment at which nothing else was written: requests of tests before may still end.
 * @returns the state of the database then
 */
async function backUpAtRest(copy: string): Promise<Awaited<ReturnType<typeof stateOf>>> {
  const before = await stateOf(env.DATABASE_URL)
  await writeBackup(copy, env)
  const after = await stateOf(env.DATABASE_URL)
  return isDeepStrictEqual(before, after) ? after : backUpAtRest(copy)
}

const tablesAt = async ({ DATABASE_URL }: Target) => (await onServer(DATABASE_URL, tablesOf)).length
const tenantsAt = async ({ DATABASE_URL }: Target) =>
  (await onServer(DATABASE_URL, (client) => client.query('select 1 from tenants'))).rowCount

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  await createPage(payload, company, { locale: 'nl' })
  await createImage(payload, company, { alt: 'Tab\t, “aanhaling”, \\ en\nregel' })
  folder = await temporaryFolder()
  file = path.join(folder, 'gevel.tar')
  await writeBackup(file, env)
})
afterAll(removeTargets)

describe('a backup', () => {
  it('is one file that only its owner can read, and nothing else', async () => {
    expect(await readdir(folder)).toEqual(['gevel.tar'])
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  it('restores every row of every table and every upload, byte by byte', async () => {
    const target = await emptyTarget()
    const copy = path.join(await temporaryFolder(), 'now.tar')
    const before = await backUpAtRest(copy)
    expect(await restore(copy, target)).toMatchObject({ older: false })
    expect(await stateOf(target.DATABASE_URL)).toEqual(before)
    const names = await mediaStore(env).list()
    expect(names.length).toBeGreaterThan(0)
    expect(await mediaStore(target).list()).toEqual(names)
    for (const name of names)
      expect(await readFile(path.join(target.MEDIA_DIR, name))).toEqual(
        await readFile(path.join(env.MEDIA_DIR, name)),
      )
  })

  it('is of one moment, whatever is written meanwhile', async () => {
    const copy = path.join(await temporaryFolder(), 'busy.tar')
    let writing = true
    const writes = (async () => {
      while (writing) await createPage(payload, company, { locale: 'nl' })
    })()
    await writeBackup(copy, env).finally(() => (writing = false))
    await writes
    // The foreign keys are checked when they are added again.
    expect(await restore(copy, await emptyTarget())).toMatchObject({ tables: expect.any(Number) })
  })

  it('names the uploads that are not stored', async () => {
    const copy = path.join(await temporaryFolder(), 'missing.tar')
    const { missing } = await writeBackup(copy, { ...env, MEDIA_DIR: path.join(folder, 'none') })
    expect(missing).toEqual(expect.arrayContaining(await storedFilesNamed('vlak-')))
  })

  it('holds the files of a bucket, without those of builds', async () => {
    const keys = { accessKeyId: 'AKIAGEVELTEST', secretAccessKey: 'secret' }
    const server = await startBucketServer(keys)
    const settings = (bucket: string) => ({
      ...{ ...keys, bucket, region: 'eu-central-1', endpoint: server.endpoint, forcePathStyle: true },
    })
    const [from, to] = [settings('gevel-from'), settings('gevel-to')]
    const client = new S3Client({
      endpoint: server.store,
      region: 'eu-central-1',
      forcePathStyle: true,
      credentials: keys,
    })
    for (const Bucket of ['gevel-from', 'gevel-to']) await client.send(new CreateBucketCommand({ Bucket }))
    const source = mediaStore({ S3: from, MEDIA_DIR: '' })
    for (const name of ['a.png', 'builds/x.js', 'map/b.svg'])
      await source.write(name, { bytes: 5, content: createReadStream(file, { end: 4 }) })
    const copy = path.join(await temporaryFolder(), 'bucket.tar')
    await writeBackup(copy, { ...env, S3: from })
    const target = await emptyTarget()
    await restoreBackup(copy, { ...target, S3: to }, (last) => migrate(target, last))
    expect(await mediaStore({ S3: to, MEDIA_DIR: '' }).list()).toEqual(['a.png', 'map/b.svg'])
    await server.stop()
  })
})

type TarEntry = { name: string; type: 'file' | 'symlink' | 'directory'; linkname?: string }

/** A backup of which only the header remains, changed, and other entries. */
async function withHeader(
  change: Partial<Record<keyof Header, unknown>>,
  entries: readonly TarEntry[] = [],
): Promise<string> {
  let header: unknown
  const reader = extract()
  const reading = pipeline(createReadStream(file), reader).catch(() => {})
  for await (const entry of reader) {
    header = await json(entry as unknown as NodeJS.ReadableStream)
    break
  }
  await reading
  const pack = newPack()
  pack.entry({ name: HEADER }, JSON.stringify({ ...(header as Header), ...change }))
  for (const entry of entries) pack.entry({ ...entry, size: 0 }, '')
  pack.finalize()
  const changed = path.join(await temporaryFolder(), 'changed.tar')
  await pipeline(pack, createWriteStream(changed))
  return changed
}

describe('a restore writes nothing', () => {
  it.each([
    ['a newer format', { format: 2, tables: 'elsewhere' }, 'has format 2'],
    ['unknown migrations', { migrations: ['20990101_000000_later'] }, '20990101_000000_later'],
    ['another product', { product: { name: 'other', version: '1' } }, 'is not a backup'],
  ])('from a backup of %s', async (_, change, message) => {
    const target = await emptyTarget()
    await expect(restore(await withHeader(change), target)).rejects.toThrow(message)
    expect(await tablesAt(target)).toBe(0)
  })

  it('from a file that is no backup, and from none', async () => {
    const target = await emptyTarget()
    const other = path.join(await temporaryFolder(), 'other.tar')
    await writeFile(other, 'x'.repeat(2000))
    await expect(restore(other, target)).rejects.toThrow('is not a backup')
    await expect(restore(`${other}.none`, target)).rejects.toThrow('There is no file')
    expect(await tablesAt(target)).toBe(0)
  })

  it.each<[string, TarEntry]>([
    ['leaves the folder', { name: `${MEDIA}../a.png`, type: 'file' }],
    ['leaves the folder after a line break', { name: `${MEDIA}a\n/../../a.png`, type: 'file' }],
    ['is a link', { name: `${MEDIA}a.png`, type: 'symlink', linkname: '/etc/passwd' }],
    ['is a folder', { name: `${MEDIA}a`, type: 'directory' }],
  ])('from a backup with an entry that %s', async (_, entry) => {
    const target = await emptyTarget()
    await expect(restore(await withHeader({}, [entry]), target)).rejects.toThrow('does not belong in it')
    expect(await readdir(path.dirname(target.MEDIA_DIR))).toEqual([])
  })

  it('outside the folder of uploads', async () => {
    const { MEDIA_DIR } = await emptyTarget()
    const store = mediaStore({ S3: null, MEDIA_DIR })
    const content = createReadStream(file, { end: 4 })
    await expect(store.write('a\n/../../a.png', { bytes: 5, content })).rejects.toThrow('is outside')
    expect(await readdir(path.dirname(MEDIA_DIR))).toEqual([])
  })

  it('into a database with content, or beside other uploads', async () => {
    const used = { ...(await emptyTarget()), DATABASE_URL: env.DATABASE_URL }
    await expect(restore(file, used)).rejects.toThrow('The database is not empty')
    const target = await emptyTarget()
    await mkdir(target.MEDIA_DIR)
    await writeFile(path.join(target.MEDIA_DIR, 'a.png'), 'x')
    await expect(restore(file, target)).rejects.toThrow('There are uploads already')
    expect(await tablesAt(target)).toBe(0)
  })

  it.each([
    ['cut off', async (copy: string, size: number) => truncate(copy, Math.floor(size * 0.6))],
    [
      'damaged',
      async (copy: string) => {
        const bytes = await readFile(copy)
        const at = bytes.indexOf('Een oranje vlak') + 1 || bytes.indexOf('aanhaling')
        bytes.write('X', at)
        await writeFile(copy, bytes)
      },
    ],
  ])('that stays when the backup is %s, and then works with a whole one', async (_, harm) => {
    const target = await emptyTarget()
    const copy = path.join(await temporaryFolder(), 'harmed.tar')
    await writeFile(copy, await readFile(file))
    await harm(copy, (await stat(copy)).size)
    await expect(restore(copy, target)).rejects.toThrow()
    expect(await tenantsAt(target)).toBe(0)
    expect(existsSync(target.MEDIA_DIR)).toBe(false)
    await restore(file, target)
    expect(await tenantsAt(target)).toBeGreaterThan(0)
  })
})
