import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { root } from '@/scripts/root'
import { payloadInstance } from '@/src/platform/payload'
import { startBucketServer, type BucketServer } from '@/src/testing/bucket/server'
import { createForm, newVisitor, submissionOf } from '@/src/testing/forms'
import { png } from '@/src/testing/images'
import { type Mailbox, startMailbox } from '@/src/testing/mailbox'
import { startTemporaryRedis, type TemporaryRedis } from '@/src/testing/temporary-redis'
import { call } from '../cluster/http'
import { type AppNode, startNode } from '../cluster/topology/node'
import { createWorld, signIn, type World } from '../cluster/world'
import { query } from './postgres-control'
import { type Behaviour, type FaultyProxy, startProxy, through } from './proxy'
import { upload } from './stored'

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

const uploadTo = async ({ port }: AppNode, name: string) =>
  upload({ port, token: world.token }, name, await png())

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
    const { status, stored } = await uploadTo(node, `bucket-${name.replaceAll(' ', '-')}.png`)
    expect([status, stored]).toEqual(typeof behaviour === 'object' ? [201, 1] : [503, 0])
    proxies.bucket.behave('pass')
    expect(await uploadTo(node, `again-${name.replaceAll(' ', '-')}.png`)).toEqual({ status: 201, stored: 1 })
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
    try {
      expect(await uploadTo(disk, 'disk-before.png')).toEqual({ status: 201, stored: 1 })
      await rm(path.join(inject('folder'), 'disk', 'media'), { recursive: true })
      const page = await call(disk.port, world.pages[2]?.path ?? '', { host: world.host })
      expect(page.status).toBe(200)
      await vi.waitUntil(async () => (await uploadTo(disk, 'disk-after.png')).status === 201, WAIT)
    } finally {
      await disk.stop()
    }
  })
})
