import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readBuildId } from '@/scripts/build'
import { root } from '@/scripts/root'
import { call } from './http'
import { reportFigure } from './report'
import { type Nginx, startNginx } from './topology/nginx'
import { type AppNode, startNode } from './topology/node'
import { buildNextRelease } from './topology/second-build'
import { createWorld, type World } from './world'

const STATIC_FILE = /\/_next\/static\/[\w./~-]+\?dpl=[\w-]+/g
const PAUSE = 50

const folder = inject('folder')
let next: string
let nodes: AppNode[]
let nginx: Nginx
let world: Omit<World, 'token'>

const start = (name: string, release: string): Promise<AppNode> =>
  startNode({ name, root: release, folder, env: { ...process.env, ...inject('shared') } })

beforeAll(async () => {
  next = await buildNextRelease(folder)
  nodes = await Promise.all([start('old-1', root), start('old-2', root)])
  nginx = await startNginx(
    folder,
    nodes.map(({ port }) => port),
  )
  world = await createWorld(5)
}, 900_000)

afterAll(async () => {
  await nginx?.stop()
  await Promise.all((nodes ?? []).map((node) => node.stop()))
}, 60_000)

type Visits = { pages: number; files: number; builds: Set<string>; failures: string[] }

/** Visits a page as a browser does: with every file that it names. */
async function visitWhole(path: string, visits: Visits): Promise<void> {
  const { status, body } = await call(nginx.port, path, { host: world.host })
  const files = [...new Set(body.match(STATIC_FILE) ?? [])]
  const builds = new Set(files.map((file) => file.split('dpl=')[1] ?? ''))
  visits.pages += 1
  for (const build of builds) visits.builds.add(build)
  if (status !== 200) visits.failures.push(`${path} ${status}`)
  if (builds.size !== 1) visits.failures.push(`${path} is of the builds ${[...builds].join(', ')}`)
  for (const file of files) {
    const answer = await call(nginx.port, file, { host: world.host })
    visits.files += 1
    if (answer.status !== 200) visits.failures.push(`${file} ${answer.status}`)
  }
}

function startVisitors(count: number): () => Promise<Visits> {
  const visits: Visits = { pages: 0, files: 0, builds: new Set(), failures: [] }
  let stopped = false
  const visitor = async (first: number) => {
    for (let turn = first; !stopped; turn += 1) {
      const path = world.pages[turn % world.pages.length]?.path ?? ''
      await visitWhole(path, visits).catch((error: unknown) => visits.failures.push(String(error)))
      await delay(PAUSE)
    }
  }
  const all = Array.from({ length: count }, (_, first) => visitor(first))
  return async () => {
    stopped = true
    await Promise.all(all)
    return visits
  }
}

/** Starts the next release beside an old node, moves the traffic over, and then stops the old node. */
async function replace(index: number): Promise<void> {
  const old = nodes[index]
  nodes[index] = await start(`new-${index + 1}`, next)
  await nginx.use(nodes.map(({ port }) => port))
  await delay(1000)
  await old?.stop()
}

describe('a rolling update of two nodes', () => {
  it('loses no request, and never serves a page with files of two builds or a missing file', async () => {
    const stop = startVisitors(3)
    await delay(2000)
    await replace(0)
    await delay(2000)
    await replace(1)
    await delay(2000)
    const { pages, files, builds, failures } = await stop()
    reportFigure('visits during a rolling update', `${pages} pages, ${files} files, ${builds.size} builds`)
    expect([...new Set(failures)]).toEqual([])
    expect(builds).toEqual(new Set([await readBuildId(root), await readBuildId(next)]))
  }, 300_000)

  it('serves the files of the former build after it, to pages that are still open', async () => {
    const former = await readBuildId(root)
    const old = await start('old-again', root)
    const { body } = await call(old.port, world.pages[0]?.path ?? '', { host: world.host })
    await old.stop()
    const files = [...new Set(body.match(STATIC_FILE) ?? [])]
    expect(files.length).toBeGreaterThan(3)
    for (const file of files) {
      expect(file).toContain(`dpl=${former}`)
      expect((await call(nginx.port, file, { host: world.host })).status).toBe(200)
    }
  })

  it('answers a navigation from a page of the former build with the id of its own build, on which the browser reloads', async () => {
    const headers = { rsc: '1', 'x-deployment-id': await readBuildId(root) }
    const path = world.pages[0]?.path ?? ''
    const first = await call(nginx.port, path, { host: world.host, headers })
    const url = first.headers.location ?? path
    const answer = first.status === 307 ? await call(nginx.port, url, { host: world.host, headers }) : first
    expect(answer.status).toBe(200)
    expect(`${JSON.stringify(answer.headers)}${answer.body}`).toContain(await readBuildId(next))
  })
})
