import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { root } from '@/scripts/root'
import { payloadInstance } from '@/src/platform/payload'
import { startBucketServer, type BucketServer } from '@/src/testing/bucket/server'
import { createForm, newVisitor, submissionOf } from '@/src/testing/forms'
import { fileOf, png } from '@/src/testing/images'
import { type Mailbox, startMailbox } from '@/src/testing/mailbox'
import { startTemporaryRedis, type TemporaryRedis } from '@/src/testing/temporary-redis'
import { call } from '../cluster/http'
import { type AppNode, startNode } from '../cluster/topology/node'
import { createWorld, signIn, type World } from '../cluster/world'
import { query } from './postgres-control'
import { type Behaviour, type FaultyProxy, startProxy, through } from './proxy'

const KEYS = { accessKeyId: 'faults', secretAccessKey: randomBytes(16).toString('hex') }
const FAULTS: { name: string; behaviour: Behaviour }[] = [
  { name: 'refuses', behaviour: 'refuse' },
  { name: 'hangs', behaviour: 'hang' },
  { name: 'is slow', behaviour: { delay: 300 } },
]
const WAIT = { timeout: 60_000, interval: 100 }

type Service = 'redis' | 'mail' | 'bucket'

let proxies: Record<Service, FaultyProxy>
let redis: TemporaryRedis
let mailbox: Mailbox
let bucket: BucketServer
let node: AppNode
let world: World

const portOf = (url: string): number => Number(new URL(url).port)

beforeAll(async () => {
  redis = await startTemporaryRedis()
  mailbox = await startMailbox(() => {})
  bucket = await startBucketServer(KEYS)
  bucket.createBucket('media')
  proxies = {
    redis: await startProxy(portOf(redis.url)),
    mail: await startProxy(portOf(mailbox.url)),
    bucket: await startProxy(portOf(bucket.endpoint)),
  }
  node = await startNode({
    name: 'storage',
    root,
    folder: inject('folder'),
    env: {
      ...process.env,
      ...inject('shared'),
      REDIS_URL: through(redis.url, proxies.redis),
      SMTP_URL: through(mailbox.url, proxies.mail),
      SMTP_FROM: 'site@example.org',
      S3_ENDPOINT: through(bucket.endpoint, proxies.bucket),
      S3_REGION: 'us-east-1',
      S3_BUCKET: 'media',
      S3_FORCE_PATH_STYLE: 'true',
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
  })
  const made = await createWorld(5)
  world = { ...made, token: await signIn(node.port, made.company) }
}, 300_000)

afterAll(async () => {
  await node?.stop()
  for (const proxy of Object.values(proxies ?? {})) await proxy.stop()
  await bucket?.stop()
  await mailbox?.stop()
  await redis?.stop()
}, 60_000)

afterEach(() => Object.values(proxies).forEach((proxy) => proxy.behave('pass')))

const visit = (page: number) => call(node.port, world.pages[page]?.path ?? '', { host: world.host })

/** The status of an upload, and the number of images with its name. */
async function upload(name: string): Promise<{ status: number; stored: number }> {
  const body = new FormData()
  body.append('file', fileOf(await png(), name))
  body.append('alt', 'Een oranje vlak')
  const headers = { authorization: `Bearer ${world.token}` }
  const { status } = await fetch(`http://127.0.0.1:${node.port}/api/admin/images?locale=nl`, {
    method: 'POST',
    headers,
    body,
  })
  const rows = await query<{ count: number }>('select count(*)::int from media where filename = $1', [name])
  return { status, stored: rows[0]?.count ?? 0 }
}

describe.each(FAULTS)('while Redis $name', ({ behaviour }) => {
  it('pages, sign-in and the API work', async () => {
    proxies.redis.behave(behaviour)
    expect((await visit(0)).status).toBe(200)
    const { email, password } = world.company.editor
    const signedIn = await call(node.port, '/api/auth/login', {
      body: { email, password },
      headers: newVisitor(),
    })
    expect(signedIn.status).toBe(200)
    expect((await call(node.port, '/api/admin/pages', { token: world.token })).status).toBe(200)
  })
})

describe.each(FAULTS)('while the mail server $name', ({ behaviour }) => {
  it('a form is accepted, and its mail waits or is sent', async () => {
    const form = await createForm(await payloadInstance(), world.company)
    proxies.mail.behave(behaviour)
    const sent = await call(node.port, '/api/forms', {
      host: world.host,
      body: submissionOf(form),
      headers: newVisitor(),
    })
    expect(sent.status).toBe(201)
    const rows = await query<{ mail: string }>('select mail from form_submissions where form_id = $1', [
      form.id,
    ])
    expect(rows).toHaveLength(1)
    expect(rows[0]?.mail).toMatch(/^(?:pending|sent)$/)
  })
})

describe.each(FAULTS)('while the bucket $name', ({ name, behaviour }) => {
  it('pages are served, and an upload is stored whole or not at all', async () => {
    proxies.bucket.behave(behaviour)
    expect((await visit(1)).status).toBe(200)
    const { status, stored } = await upload(`bucket-${name.replaceAll(' ', '-')}.png`)
    expect([status, stored]).toEqual(typeof behaviour === 'object' ? [201, 1] : [503, 0])
    proxies.bucket.behave('pass')
    expect(await upload(`again-${name.replaceAll(' ', '-')}.png`)).toEqual({ status: 201, stored: 1 })
  })
})

describe('without a bucket', () => {
  it('images can be uploaded again after the folder of media has gone', async () => {
    const disk = await startNode({
      name: 'disk',
      root,
      folder: inject('folder'),
      env: { ...process.env, ...inject('shared') },
    })
    const bucketNode = node
    try {
      node = disk
      expect(await upload('disk-before.png')).toEqual({ status: 201, stored: 1 })
      await rm(path.join(inject('folder'), 'disk', 'media'), { recursive: true })
      expect((await visit(2)).status).toBe(200)
      await vi.waitUntil(async () => (await upload('disk-after.png')).status === 201, WAIT)
    } finally {
      node = bucketNode
      await disk.stop()
    }
  })
})
