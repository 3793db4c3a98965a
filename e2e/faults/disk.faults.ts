import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { clearLockedPorts } from 'get-port'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { run } from '@/scripts/postgres/command'
import { type Cluster, startCluster } from '@/scripts/postgres/cluster'
import { root } from '@/scripts/root'
import { newVisitor } from '@/src/testing/forms'
import { type Answer, call } from '../cluster/http'
import { reportFigure } from '../cluster/report'
import { type AppNode, startNode } from '../cluster/topology/node'
import { createWorld, publish, signIn, type World } from '../cluster/world'
import { megabytesOf, mountDisk, type SmallDisk } from './disk'
import { startPostgres, stopPostgres } from './postgres-control'
import { upload } from './stored'
import { startWriting } from './writer'

const WAIT = { timeout: 90_000, interval: 100 }
const KILOBYTE = 1024

let world: World

const visit = (node: AppNode, index: number): Promise<Answer> =>
  call(node.port, world.pages[index]?.path ?? '', {
    host: world.host,
    headers: newVisitor(),
  })
const isReady = async (node: AppNode) => (await call(node.port, '/api/health/ready')).status === 200

beforeAll(async () => {
  world = { ...(await createWorld(8)), token: '' }
}, 300_000)

describe('the disk of uploads', () => {
  const folder = path.join(inject('folder'), 'small')
  const media = path.join(folder, 'node', 'media')
  let disk: SmallDisk
  let node: AppNode

  beforeAll(async () => {
    disk = await mountDisk(folder, 24)
    // Its log is on that disk too.
    node = await startNode({
      name: 'node',
      root,
      folder,
      env: { ...process.env, ...inject('shared') },
    })
    world = { ...world, token: await signIn(node.port, world.company) }
  })
  afterAll(async () => {
    await node?.stop()
    await disk?.unmount()
  })

  const send = async (name: string, image: Buffer) =>
    upload({ port: node.port, token: world.token }, name, image)
  const filesNamed = async (part: string) =>
    (await readdir(media, { recursive: true })).filter((name) => name.includes(part))

  /** An image that cannot be compressed. */
  const noise = (side: number) =>
    sharp(randomBytes(side * side * 3), {
      raw: { width: side, height: side, channels: 3 },
    })
      .png()
      .toBuffer()

  it.each([
    ['full', 0],
    ['too full for an upload', 64 * KILOBYTE],
  ])('may be %s: an upload is a 503 and leaves nothing, and everything else works', async (_, spare) => {
    const image = await noise(400)
    expect(await send(`before-${spare}.png`, image)).toEqual({
      status: 201,
      stored: 1,
    })
    await visit(node, 0)
    await disk.fill(spare)
    try {
      expect(await send(`full-${spare}.png`, image)).toEqual({
        status: 503,
        stored: 0,
      })
      expect(await filesNamed(`full-${spare}`)).toEqual([])
      for (const index of [0, spare === 0 ? 1 : 2]) expect((await visit(node, index)).status).toBe(200)
      const [page] = world.pages
      const text = await publish(node.port, page ?? { id: '', path: '' }, world.token)
      expect((await visit(node, 0)).body).toContain(text)
    } finally {
      await disk.free()
    }
    expect(await send(`full-${spare}.png`, image)).toEqual({
      status: 201,
      stored: 1,
    })
    expect(await filesNamed(`full-${spare}`)).toContain(`full-${spare}.png`)
  })
})

describe('the disk of Postgres', () => {
  const folder = path.join(inject('folder'), 'small-postgres')
  const original = inject('postgres')
  const options = { ...original, dir: path.join(folder, 'postgres') }
  let disk: SmallDisk
  let cluster: Cluster
  let node: AppNode

  /** Starts it unless it runs: it may have ended for lack of space, as it does when it cannot write its log of changes. */
  const start = async () => {
    clearLockedPorts()
    cluster = await startCluster(options)
  }

  beforeAll(async () => {
    await stopPostgres()
    disk = await mountDisk(folder, (await megabytesOf(original.dir)) + 48, original.owner)
    await run('cp', ['-a', original.dir, options.dir])
    await start()
    node = await startNode({
      name: 'full-postgres',
      root,
      folder: inject('folder'),
      env: { ...process.env, ...inject('shared') },
    })
    world = { ...world, token: await signIn(node.port, world.company) }
  })
  afterAll(async () => {
    await node?.stop()
    await cluster?.stop()
    await disk?.unmount()
    await startPostgres()
  })

  it('may be full: writes are a 503, pages in memory are served, and no acknowledged write is lost', async () => {
    const pages = world.pages.slice(3, 7)
    const writing = startWriting({ port: node.port, token: world.token }, pages)
    await vi.waitUntil(writing.allAcknowledged, WAIT)
    expect((await visit(node, 0)).status).toBe(200)
    await disk.fill()
    const failed = await vi.waitUntil(async () => {
      const path = `/api/admin/pages/${world.pages[7]?.id}?locale=nl`
      const body = {
        title: 'Vol',
        status: 'published',
        seo: { description: randomBytes(70).toString('hex') },
      }
      const answer = await call(node.port, path, {
        method: 'PUT',
        token: world.token,
        body,
      })
      return answer.status === 200 ? null : answer
    }, WAIT)
    expect([failed.status, failed.headers['retry-after']]).toEqual([503, expect.any(String)])
    expect((await visit(node, 0)).status).toBe(200)
    await disk.free()
    await start()
    const since = performance.now()
    await vi.waitUntil(() => isReady(node), WAIT)
    const again = startWriting({ port: node.port, token: world.token }, world.pages.slice(0, 1))
    await vi.waitUntil(again.allAcknowledged, WAIT)
    reportFigure('until writes are acknowledged again', `${(performance.now() - since).toFixed(0)} ms`)
    await Promise.all([writing.stop(), again.stop()])
    expect([await writing.lost(), await again.lost()]).toEqual([[], []])
  }, 240_000)
})
