import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import getPort from 'get-port'
import { afterEach, describe, expect, it } from 'vitest'

import { startChild } from '@/scripts/child'

const PROGRAM = fileURLToPath(new URL('../../testing/worker-program.ts', import.meta.url))
const TOKEN = 'a'.repeat(32)
const TIMEOUT = { timeout: 15_000 }

const children: ChildProcess[] = []

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
})

type Answer = { pid: number }

/** Two workers, whose primary process is `child`. */
async function startWorkers(more: Record<string, string> = {}) {
  const [port, metricsPort] = [await getPort(), await getPort()]
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    PAYLOAD_SECRET: 'a'.repeat(32),
    LOG_LEVEL: 'info',
    WORKERS: '2',
    HOST: '127.0.0.1',
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    METRICS_TOKEN: TOKEN,
    ...more,
  }
  const child = startChild(PROGRAM, [], { env, typescript: true, quiet: true })
  children.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
  const ended = once(child, 'exit') as Promise<[number | null]>
  await Promise.race([once(child, 'message'), ended])
  const origin = `http://127.0.0.1:${port}`
  let calls = 0
  /** Each on a connection of its own. */
  const call = async (path = '/'): Promise<Answer> => {
    calls += 1
    const request = get(origin + path, { agent: new Agent() })
    const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream]
    return JSON.parse(await text(response)) as Answer
  }
  /** The process ids of the workers, of which any may take a connection. */
  const pids = async () => {
    const seen = new Set<number>()
    for (let round = 0; round < 100 && seen.size < 2; round += 1)
      for (const { pid } of await Promise.all(Array.from({ length: 8 }, () => call()))) seen.add(pid)
    return seen
  }
  const scrape = async (url = `http://127.0.0.1:${metricsPort}/metrics`) =>
    (await fetch(url, { headers: { authorization: `Bearer ${TOKEN}` } })).text()
  return { child, ended, call, pids, scrape, origin, output: () => output, calls: () => calls }
}

const valueOf = (metrics: string, series: string): number =>
  Number(
    metrics
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1),
  )

describe('workers', () => {
  it('share the port', async () => {
    const { pids, child } = await startWorkers()
    const workers = await pids()
    expect(workers.size).toBe(2)
    expect(workers).not.toContain(child.pid)
  })

  it('are replaced when they are killed, while the others answer', async () => {
    const { call, pids, scrape, output } = await startWorkers()
    const [victim, survivor] = [...(await pids())]
    const inFlight = Array.from({ length: 4 }, () =>
      call('/slow').then(
        ({ pid }) => pid,
        () => 'lost',
      ),
    )
    process.kill(victim ?? 0, 'SIGKILL')
    expect((await call()).pid).not.toBe(victim)
    // Only what the killed worker was doing is lost, and its clients learn that at once.
    for (const outcome of await Promise.all(inFlight)) expect([survivor, 'lost']).toContain(outcome)
    await expect.poll(async () => (await pids()).size, TIMEOUT).toBe(2)
    expect(await pids()).not.toContain(victim)
    const later = await Promise.all(Array.from({ length: 20 }, () => call()))
    expect(later.map(({ pid }) => pid)).not.toContain(victim)
    expect(valueOf(await scrape(), 'gevel_worker_restarts_total')).toBe(1)
    expect(output()).toContain('A worker ended')
  })

  it('end on SIGTERM after their requests in flight', async () => {
    const { child, call, ended } = await startWorkers()
    const inFlight = Promise.all(Array.from({ length: 4 }, () => call('/slow')))
    await call()
    child.kill('SIGTERM')
    expect(await inFlight).toHaveLength(4)
    expect(await ended).toEqual([0, null])
    await expect(call()).rejects.toThrow()
  })

  it('are replaced one by one on SIGHUP, without a failed request', async () => {
    const { child, call, pids, output } = await startWorkers()
    const before = await pids()
    child.kill('SIGHUP')
    while (!output().includes('The workers were replaced')) await call()
    const after = await pids()
    expect(after.size).toBe(2)
    expect([...after].filter((pid) => before.has(pid))).toEqual([])
  })

  it('end when the primary process is killed', async () => {
    const { child, pids, call } = await startWorkers()
    await pids()
    child.kill('SIGKILL')
    await expect.poll(() => call().catch(() => null), TIMEOUT).toBeNull()
  })

  it('make the server fail when one cannot start', async () => {
    const { ended, output } = await startWorkers({ TEST_WORKER_FAILS: '2' })
    expect(await ended).toEqual([1, null])
    expect(output()).toContain('A worker did not start')
  })
})

describe('metrics of workers', () => {
  it('are those of all of them, on the own port and on that of the sites', async () => {
    const { pids, scrape, origin, calls } = await startWorkers()
    await pids()
    for (const metrics of [await scrape(), await scrape(`${origin}/metrics`)]) {
      expect(valueOf(metrics, 'gevel_mails_total{outcome="ok"}')).toBe(calls())
      expect(valueOf(metrics, 'gevel_workers')).toBe(2)
    }
  })

  it('keep what a worker had counted when it is replaced', async () => {
    const { pids, scrape, calls } = await startWorkers()
    const [victim] = [...(await pids())]
    expect(valueOf(await scrape(), 'gevel_mails_total{outcome="ok"}')).toBe(calls())
    process.kill(victim ?? 0, 'SIGKILL')
    await expect.poll(async () => valueOf(await scrape(), 'gevel_worker_restarts_total'), TIMEOUT).toBe(1)
    await expect.poll(async () => valueOf(await scrape(), 'gevel_workers'), TIMEOUT).toBe(2)
    expect(valueOf(await scrape(), 'gevel_mails_total{outcome="ok"}')).toBe(calls())
  })
})
