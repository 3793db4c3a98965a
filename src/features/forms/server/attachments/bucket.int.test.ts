import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import type * as Storage from './storage'
import { type BucketServer, startBucketServer } from '@/src/testing/bucket/server'
import { removeTemporaryFolders, temporaryFolder } from '@/src/testing/temporary-folder'

const KEYS = { accessKeyId: 'AKIAGEVELTEST', secretAccessKey: `secret-${randomUUID()}` }

let bucket: BucketServer
let storage: typeof Storage
let source: string

beforeAll(async () => {
  bucket = await startBucketServer(KEYS)
  bucket.createBucket('gevel-files')
  const settings = {
    S3_BUCKET: 'gevel-files',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    S3_ENDPOINT: bucket.store,
    S3_FORCE_PATH_STYLE: 'true',
  }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  // The settings are read once: this test has a process of its own in this respect.
  vi.resetModules()
  storage = await import('./storage')
  source = path.join(await temporaryFolder(), 'file')
  await writeFile(source, 'een bestand')
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await bucket.stop()
  await removeTemporaryFolders()
})

it('stores files in the bucket under a folder of their own, reads them and removes them', async () => {
  const { openAttachment, removeAttachment, writeAttachment } = storage
  const id = randomUUID()
  await writeAttachment(id, source, (await readFile(source)).byteLength)
  const content = await openAttachment(id)
  expect(content && (await buffer(content)).toString()).toBe('een bestand')
  await removeAttachment(id)
  expect(await openAttachment(id)).toBeNull()
  await removeAttachment(id)
})

it('takes nothing but its own ids for a name', async () => {
  await expect(storage.openAttachment('../images/logo.png')).rejects.toThrow('UUID')
})
