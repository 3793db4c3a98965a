import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { bucketClientConfig } from '@/src/platform/bucket-config'
import { type BucketServer, startBucketServer } from '@/src/testing/bucket/server'
import { removeTemporaryFolders, temporaryFolder } from '@/src/testing/temporary-folder'
import { bucketStorage } from './storage'

const KEYS = { accessKeyId: 'AKIAGEVELTEST', secretAccessKey: `secret-${randomUUID()}` }

let bucket: BucketServer
let storage: ReturnType<typeof bucketStorage>
let client: S3Client
let source: string

beforeAll(async () => {
  bucket = await startBucketServer(KEYS)
  bucket.createBucket('gevel-files')
  const place = { bucket: 'gevel-files', region: 'eu-central-1', endpoint: bucket.store }
  const settings = { ...place, ...KEYS, forcePathStyle: true }
  client = new S3Client(bucketClientConfig(settings))
  storage = bucketStorage(settings, client)
  source = path.join(await temporaryFolder(), 'file')
  await writeFile(source, 'een bestand')
})

afterAll(async () => {
  client.destroy()
  await bucket.stop()
  await removeTemporaryFolders()
})

it('stores files in the bucket under a folder of their own, reads them and removes them', async () => {
  const id = randomUUID()
  await storage.write(id, source, 'een bestand'.length)
  const content = await storage.open(id)
  expect(content && (await buffer(content)).toString()).toBe('een bestand')
  await storage.remove(id)
  expect(await storage.open(id)).toBeNull()
  await storage.remove(id)
})

it('takes nothing but its own ids for a name', async () => {
  await expect(storage.open('../images/logo.png')).rejects.toThrow('UUID')
})
