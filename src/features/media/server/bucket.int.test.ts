import { type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  DeleteBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { startChild } from '@/scripts/child'
import { payloadInstance } from '@/src/platform/payload'
import { type BucketServer, startBucketServer } from '@/src/testing/bucket/server'
import { tokenOf } from '@/src/testing/api'
import { fileOf, formOf, solidImage, png } from '@/src/testing/images'
import { temporaryFolder, removeTemporaryFolders } from '@/src/testing/temporary-folder'
import { type Company, createCompany } from '@/src/testing/tenants'

const BUCKET = 'gevel-media'
const KEYS = { accessKeyId: 'AKIAGEVELTEST', secretAccessKey: `secret-${randomUUID()}` }
const APP = fileURLToPath(new URL('../../../testing/bucket/app.ts', import.meta.url))

let payload: Payload
let company: Company
let token: string
let bucket: BucketServer
let objects: S3Client
let app: ChildProcess
let folder: string
let address: string
let log = ''

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  token = await tokenOf(payload, company.editor)
  bucket = await startBucketServer(KEYS)
  bucket.createBucket(BUCKET)
  objects = new S3Client({
    endpoint: bucket.store,
    region: 'eu-central-1',
    forcePathStyle: true,
    credentials: KEYS,
  })
  folder = await temporaryFolder()
  const settings = {
    DATA_DIR: folder,
    TMPDIR: folder,
    S3_BUCKET: BUCKET,
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    S3_ENDPOINT: bucket.endpoint,
    S3_FORCE_PATH_STYLE: 'true',
  }
  app = startChild(APP, [], { env: { ...process.env, ...settings }, typescript: true, quiet: true })
  for (const stream of [app.stdout, app.stderr]) stream?.on('data', (chunk) => (log += String(chunk)))
  const [port] = (await once(app, 'message')) as [number]
  address = `http://127.0.0.1:${port}`
}, 120_000)

afterAll(async () => {
  app.kill('SIGTERM')
  await bucket.stop()
  await removeTemporaryFolders()
})
beforeEach(() => bucket.be('serving'))

type RequestOptions = { method?: string; body?: BodyInit; headers?: Record<string, string> }
const request = (path: string, { headers, ...sent }: RequestOptions = {}) =>
  fetch(address + path, { ...sent, headers: { authorization: `Bearer ${token}`, ...headers } })
const json = (method: string, body: unknown): RequestOptions => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})
const imageSchema = z.object({ data: z.object({ id: z.string(), filename: z.string(), url: z.string() }) })
const read = async (response: Response) => imageSchema.parse(await response.json()).data
const upload = (name: string, data: Buffer) =>
  request('/api/admin/images', {
    method: 'POST',
    body: formOf({ file: fileOf(data, name), alt: 'Een vlak' }),
  })

const stored = async (): Promise<string[]> => {
  const { Contents = [] } = await objects.send(new ListObjectsV2Command({ Bucket: BUCKET }))
  return Contents.map(({ Key }) => Key ?? '').toSorted()
}
const bytesOf = async (name: string): Promise<Buffer> => {
  const { Body } = await objects.send(new GetObjectCommand({ Bucket: BUCKET, Key: name }))
  return Buffer.from((await Body?.transformToByteArray()) ?? [])
}
const rows = async (name: string): Promise<number> => {
  const where = { filename: { contains: name } }
  return (await payload.count({ collection: 'media', where, overrideAccess: true })).totalDocs
}

describe('image storage in a bucket', () => {
  it('stores an image only in the bucket, serves it at the image path, and removes it', async () => {
    const name = `bucket-${randomUUID()}.png`
    const response = await upload(name, await png(800, 400))
    expect(response.status, log).toBe(201)
    const image = await read(response)
    expect(await stored()).toContain(name)
    expect(await readdir(folder, { recursive: true })).not.toContain(`media/${name}`)
    const rendered = await request(`/_ipx/w_320,f_webp/${name}`)
    expect(rendered.headers.get('content-type')).toBe('image/webp')
    expect((await sharp(await rendered.arrayBuffer()).metadata()).width).toBe(320)
    expect((await request(image.url)).status).toBe(200)
    const removed = await request(`/api/admin/images/${image.id}`, { method: 'DELETE' })
    expect(removed.status).toBe(204)
    expect(await stored()).not.toContain(name)
    expect((await request(`/_ipx/w_320/${name}`)).status).toBe(404)
    expect((await request(`/payload-api/media/file/${name}`)).status).toBe(404)
  })

  it('stores a conversion as a new object, and leaves objects alone when texts change', async () => {
    const name = `bron-${randomUUID()}`
    const source = await read(await upload(`${name}.png`, await png(800, 400)))
    const before = await bytesOf(`${name}.png`)
    const conversion = json('POST', { format: 'avif', width: 100 })
    const converted = await read(await request(`/api/admin/images/convert/${source.id}`, conversion))
    expect((await sharp(await bytesOf(converted.filename)).metadata()).width).toBe(100)
    const focus = json('PATCH', { alt: 'A plane', focalPoint: { x: 0, y: 100 } })
    expect((await request(`/api/admin/images/${source.id}?locale=en`, focus)).status).toBe(200)
    expect(await bytesOf(`${name}.png`)).toEqual(before)
  })

  it('removes the old object when the admin replaces an image', async () => {
    const name = `vervang-${randomUUID()}`
    const { id } = await read(await upload(`${name}.png`, await png()))
    const file = fileOf(await solidImage(90, 30).jpeg().toBuffer(), `${name}-nieuw.jpg`, 'image/jpeg')
    const body = formOf({ file, _payload: JSON.stringify({ alt: 'Nieuw' }) })
    const response = await request(`/payload-api/media/${id}?locale=nl&depth=0`, { method: 'PATCH', body })
    expect(response.status, log).toBe(200)
    expect((await stored()).filter((key) => key.startsWith(name))).toEqual([`${name}-nieuw.jpg`])
    expect((await sharp(await bytesOf(`${name}-nieuw.jpg`)).metadata()).width).toBe(90)
    expect(await readdir(path.join(folder, 'gevel-uploads'))).toEqual([])
  })

  it('reports the node as ready', async () => {
    expect((await request('/api/health/ready')).status).toBe(200)
  })
})

describe('when the bucket fails', () => {
  const failing = async (name: string) => {
    const before = await stored()
    const response = await upload(name, await png())
    expect(response.status, log).toBe(503)
    const body = await response.text()
    expect(await rows(name)).toBe(0)
    expect(body).not.toMatch(
      new RegExp(`${KEYS.secretAccessKey}|${KEYS.accessKeyId}|127\\.0\\.0\\.1|Signature`),
    )
    expect(log).not.toContain(KEYS.secretAccessKey)
    bucket.be('serving')
    expect(await stored()).toEqual(before)
    return body
  }

  it('responds that the storage is misconfigured when the keys are wrong, and logs the cause', async () => {
    bucket.be('other keys')
    expect(await failing(`sleutel-${randomUUID()}.png`)).toContain('misconfigured')
    expect(log).toContain('SignatureDoesNotMatch')
  })

  it.each(['breaking off', 'silent'] as const)(
    'responds that a client should try again when the bucket is %s',
    async (mood) => {
      const { filename } = await read(await upload(`er-al-${randomUUID()}.png`, await png()))
      bucket.be('breaking off')
      expect((await request(`/_ipx/w_640/${filename}`)).status).toBe(503)
      bucket.be(mood)
      expect(await failing(`stil-${randomUUID()}.png`)).toContain('Try again')
    },
    90_000,
  )

  it('responds that the storage is misconfigured when the bucket does not exist, and reports the node as not ready', async () => {
    for (const key of await stored())
      await objects.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: key }))
    await objects.send(new DeleteBucketCommand({ Bucket: BUCKET }))
    const name = `zonder-${randomUUID()}.png`
    const response = await upload(name, await png())
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('misconfigured')
    expect(await rows(name)).toBe(0)
    await expect.poll(async () => (await request('/api/health/ready')).status, { timeout: 15_000 }).toBe(503)
    bucket.createBucket(BUCKET)
    await expect.poll(async () => (await request('/api/health/ready')).status, { timeout: 15_000 }).toBe(200)
  })
})
