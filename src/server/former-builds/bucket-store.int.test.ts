import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { type BucketServer, startBucketServer } from '@/src/testing/bucket/server'
import { removeTemporaryFolders, temporaryFolder } from '@/src/testing/temporary-folder'
import { bucketStore } from './bucket-store'

const KEYS = { accessKeyId: 'key', secretAccessKey: 'secret' }

let server: BucketServer

beforeAll(async () => {
  server = await startBucketServer(KEYS)
  server.createBucket('media')
})

afterAll(async () => {
  await server.stop()
  await removeTemporaryFolders()
})

it('stores builds, finds their files and removes them', async () => {
  const source = await temporaryFolder()
  await mkdir(path.join(source, 'chunks'))
  await writeFile(path.join(source, 'chunks/a.js'), 'one')
  const bucket = { bucket: 'media', region: 'eu', endpoint: server.endpoint, forcePathStyle: true, ...KEYS }
  const store = bucketStore(bucket)
  expect(await store.has('first')).toBe(false)
  await store.write('first', source)
  await store.write('second', source)
  expect(await store.has('first')).toBe(true)
  expect(String(await store.read('first', 'chunks/a.js'))).toBe('one')
  expect(await store.read('first', 'chunks/b.js')).toBeNull()
  expect((await store.list()).map(({ build }) => build).toSorted()).toEqual(['first', 'second'])
  await store.remove('first')
  expect(await store.has('first')).toBe(false)
  expect(await store.read('first', 'chunks/a.js')).toBeNull()
  expect(await store.has('second')).toBe(true)
})
