import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { root } from '@/scripts/root'
import { payloadInstance } from '@/src/platform/payload'
import { createForm, newVisitor, submissionOf } from '@/src/testing/forms'
import { type Mailbox, startMailbox } from '@/src/testing/mailbox'
import { call } from '../cluster/http'
import { startLoad } from '../cluster/load'
import { reportFigure } from '../cluster/report'
import { type AppNode, startNode } from '../cluster/topology/node'
import { createWorld, signIn, type World } from '../cluster/world'
import { countDelivered } from './stored'
import { startWriting } from './writer'

const WAIT = { timeout: 90_000, interval: 100 }
const folder = inject('folder')

describe('the server', () => {
  const subjects: string[] = []
  let mailbox: Mailbox
  let node: AppNode
  let world: World

  const start = (port?: number): Promise<AppNode> =>
    startNode({
      name: `processes-${port ?? 'first'}`,
      root,
      folder,
      env: { ...process.env, ...inject('shared'), SMTP_URL: mailbox.url, SMTP_FROM: 'site@example.org' },
      ...(port && { port }),
    })

  beforeAll(async () => {
    mailbox = await startMailbox(({ message }) => subjects.push(message.messageId ?? ''))
    node = await start()
    const made = await createWorld(6)
    world = { ...made, token: await signIn(node.port, made.company) }
  }, 300_000)

  afterAll(async () => {
    await node?.stop()
    await mailbox?.stop()
  }, 60_000)

  it('loses no acknowledged write and no job when it is killed', async () => {
    const form = await createForm(await payloadInstance(), world.company)
    const target = { port: node.port, token: world.token }
    const writing = startWriting(target, world.pages.slice(0, 4))
    await vi.waitUntil(writing.allAcknowledged, WAIT)
    let accepted = 0
    for (let turn = 0; turn < 10; turn += 1) {
      const options = { host: world.host, body: submissionOf(form), headers: newVisitor() }
      if ((await call(node.port, '/api/forms', options)).status === 201) accepted += 1
    }
    await node.kill()
    await writing.stop()
    node = await start(node.port)
    expect(await writing.lost(target)).toEqual([])
    expect(accepted).toBe(10)
    await vi.waitUntil(async () => (await countDelivered(form)) === accepted, WAIT)
    expect(new Set(subjects).size).toBe(accepted)
  }, 240_000)

  it('answers every request that has arrived before it stops', async () => {
    const visits = world.pages.map((page) => ({ path: page.path, host: world.host }))
    const stopLoad = startLoad(node.port, visits)
    await vi.waitUntil(async () => (await call(node.port, '/api/health/live')).status === 200, WAIT)
    const stopped = node.stop()
    await stopped
    const { requests, failed } = await stopLoad()
    node = await start(node.port)
    reportFigure('requests before it ended', String(requests - failed.length))
    // Refused as it no longer listens; none was cut off or answered with an error.
    expect(failed.filter((failure) => !failure.includes('ECONNREFUSED'))).toEqual([])
  }, 120_000)
})

describe('npm run up', () => {
  const data = path.join(folder, 'up')
  let port: number
  let first: ChildProcess

  function up(onPort: number): { child: ChildProcess; output: () => string } {
    const env: NodeJS.ProcessEnv = { ...process.env, DATA_DIR: data, PORT: String(onPort) }
    // It starts a Postgres of its own.
    delete env.DATABASE_URL
    delete env.PAYLOAD_SECRET
    const child = spawn(process.execPath, ['scripts/up.mjs'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)))
    return { child, output: () => output }
  }

  const answers = () =>
    call(port, '/api/health/ready').then(
      ({ status }) => status === 200,
      () => false,
    )

  beforeAll(async () => {
    await mkdir(data)
    await chmod(data, 0o755)
    port = await getPort({ host: '127.0.0.1' })
    const started = up(port)
    first = started.child
    await vi.waitUntil(
      async () => {
        if (first.exitCode !== null) throw new Error(started.output())
        return answers()
      },
      { timeout: 280_000, interval: 200 },
    )
  }, 300_000)

  it('refuses a second start on the same data, and says who uses it', async () => {
    const { child, output } = up(await getPort({ host: '127.0.0.1' }))
    const [code] = (await once(child, 'exit')) as [number]
    expect([code, output()]).toEqual([1, expect.stringContaining('This data folder is in use by process')])
    expect(await answers()).toBe(true)
  })

  it('goes on when a process of its Postgres is killed', async () => {
    await killOneBackend(path.join(data, 'postgres'))
    const start = performance.now()
    await vi.waitUntil(answers, WAIT)
    const page = () => call(port, '/api/posts?limit=9', { host: 'localhost' })
    await vi.waitUntil(async () => (await page()).status === 200, WAIT)
    reportFigure('until it answers from Postgres again', `${(performance.now() - start).toFixed(0)} ms`)
    expect(first.exitCode).toBeNull()
  })

  it('ends cleanly, and leaves no process behind', async () => {
    first.kill('SIGTERM')
    expect(await once(first, 'exit')).toEqual([0, null])
    expect(await readdir(path.join(data, 'postgres'))).not.toContain('postmaster.pid')
  })
})

/** Kills a process of a Postgres server that serves a connection. */
async function killOneBackend(dir: string): Promise<void> {
  const postmaster = Number.parseInt(await readFile(path.join(dir, 'postmaster.pid'), 'utf8'), 10)
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
  for (const pid of children.trim().split(' ').map(Number)) {
    const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (title.startsWith('postgres: gevel')) return void process.kill(pid, 'SIGKILL')
  }
  throw new Error('No connection to Postgres was found.')
}
