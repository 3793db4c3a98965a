import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { s3Storage } from '@payloadcms/storage-s3'
import { type Config, killTransaction, type Plugin } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { transaction } from '@/src/testing/transaction'
import { transactionalS3 } from './transactional-s3'

/** The keys that were deleted from the bucket. */
const deleted: string[] = []
const bucket = createServer(({ method, url }, response) => {
  if (method === 'DELETE') deleted.push(url?.replace(/\?.*/, '') ?? '')
  response.writeHead(204).end()
})

beforeAll(async () => {
  await once(bucket.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => bucket.close())

/** Deletes a file of the bucket in a transaction that is rolled back. */
async function deleteAndRollBack(filename: string, ...plugins: Plugin[]): Promise<void> {
  const payload = await payloadInstance()
  const { port } = bucket.address() as AddressInfo
  const storage = s3Storage({
    collections: { media: true },
    bucket: 'media',
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-central-1',
      forcePathStyle: true,
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    },
  })
  let config = { collections: [{ slug: 'media', upload: true, fields: [] }] } as unknown as Config
  for (const plugin of [storage, ...plugins]) config = await plugin(config)
  const [media] = config.collections ?? []
  const { config: collection } = payload.collections.media
  await transaction(payload, killTransaction, async (req) => {
    const args = { collection, context: req.context, doc: { id: filename, filename }, id: filename, req }
    for (const hook of media?.hooks?.afterDelete ?? []) await hook(args)
  })
}

it('the storage plugin deletes a file before its transaction has ended', async () => {
  await deleteAndRollBack('verloren.png')
  expect(deleted).toEqual(['/media/verloren.png'])
})

it('keeps the file of a deletion that is rolled back', async () => {
  await deleteAndRollBack(
    'blijft.png',
    transactionalS3((error) => error as Error),
  )
  expect(deleted).not.toContain('/media/blijft.png')
})
