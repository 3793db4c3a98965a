import pLimit from 'p-limit'
import { z } from 'zod'

import { env } from '@/src/platform/env'
import { cpuOf, cpuOfProcesses, spentBetween } from '../cpu'
import { percentile } from '../median'
import { processOn } from '../process'
import { address, readJson, type Session, signIn } from '../session'
import { printTable } from '../table'
import { type Memory, memoryOf } from './memory'

/** `npm run bench:import -- 50000 4`: the number of posts, and how many are sent at once. */
const [POSTS = 10_000, CALLERS = 4] = process.argv.slice(2).map(Number)
const STEP = Math.min(1_000, POSTS)
const LIST_CALLS = 200
/** Maximum growth from the first to the last thousand posts, and of the time of the list. */
const MAX_GROWTH = { memory: 1.15, time: 1.2, list: 1.5 }
const MIN_PER_SECOND = 60

const created = z.object({ data: z.object({ id: z.string() }) })

const paragraph = (text: string) => ({
  type: 'paragraph',
  version: 1,
  children: [{ type: 'text', text, version: 1 }],
})

const post = (run: string, index: number, author: string) => ({
  title: `Geïmporteerd artikel ${index}`,
  slug: `import/${run}/${index}`,
  excerpt: 'Een artikel uit het vorige systeem.',
  content: {
    root: {
      type: 'root',
      direction: 'ltr',
      format: '',
      indent: 0,
      version: 1,
      children: Array.from({ length: 12 }, (_, line) =>
        paragraph(`Alinea ${line} van artikel ${index}. `.repeat(8)),
      ),
    },
  },
  authors: [author],
  tags: ['Import', `Jaar ${2000 + (index % 25)}`],
  status: 'published',
})

const write = (session: Session, path: string, body: object) =>
  readJson(path, created, {
    method: 'POST',
    headers: { ...session.ours, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** The median and 99th percentile of the response time of a list, in milliseconds. */
async function timeList(session: Session): Promise<{ p50: number; p99: number }> {
  const times: number[] = []
  for (let call = 0; call < LIST_CALLS; call += 1) {
    const start = performance.now()
    await (await fetch(address('/api/admin/posts?limit=20'), { headers: session.ours })).text()
    times.push(performance.now() - start)
  }
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}

type Step = { perSecond: number; node: number; postgres: number }

/** Imports one step; returns posts per second, and the CPU time of a post in the server and in Postgres in milliseconds. */
async function importStep(
  session: Session,
  first: number,
  { run, author, server }: { run: string; author: string; server: number },
): Promise<Step> {
  const limit = pLimit(CALLERS)
  const before = [await cpuOf([server]), await cpuOfProcesses('postgres')] as const
  const start = performance.now()
  const writes = Array.from({ length: STEP }, (_, index) =>
    limit(() => write(session, '/api/admin/posts', post(run, first + index, author))),
  )
  await Promise.all(writes)
  return {
    perSecond: STEP / ((performance.now() - start) / 1000),
    node: ((await cpuOf([server])) - before[0]) / STEP,
    postgres: spentBetween(before[1], await cpuOfProcesses('postgres')) / STEP,
  }
}

const session = await signIn()
const server = await processOn(env.PORT)
const memory = await memoryOf(server, [env.PORT, ...(env.METRICS_PORT ? [env.METRICS_PORT] : [])])
const name = Date.now().toString(36)
const { data: author } = await write(session, '/api/admin/authors', {
  name: 'Import',
  slug: `import-${name}`,
})
const before = await timeList(session)
const steps: (Step & Memory)[] = []
for (let first = 0; first < POSTS; first += STEP) {
  const step = await importStep(session, first, { run: name, author: author.id, server })
  const { live, resident } = await memory()
  steps.push({ ...step, live, resident })
  const cpu = `CPU ${step.node.toFixed(1)} ms Node, ${step.postgres.toFixed(1)} ms Postgres a post`
  const inUse = `${live.toFixed(1)} MB in use of ${resident.toFixed(0)}`
  process.stdout.write(`${first + STEP} posts: ${step.perSecond.toFixed(1)}/s, ${cpu}, ${inUse}\n`)
}
const after = await timeList(session)

const ms = (value: number): string => `${value.toFixed(1)} ms`
printTable([
  ['list of posts', 'p50', 'p99'],
  ['before', ms(before.p50), ms(before.p99)],
  [`with ${POSTS} more`, ms(after.p50), ms(after.p99)],
])
const [firstStep, lastStep] = [steps[0], steps.at(-1)]
if (!firstStep || !lastStep) throw new Error('Nothing to compare: import at least one post.')
const growth = [
  ['Duration of an import step', firstStep.perSecond / lastStep.perSecond, MAX_GROWTH.time],
  ['Live heap of the server', lastStep.live / firstStep.live, MAX_GROWTH.memory],
  ['Duration of the list', after.p50 / before.p50, MAX_GROWTH.list],
] as const
const slowest = Math.min(...steps.map(({ perSecond }) => perSecond))
if (slowest < MIN_PER_SECOND) process.exitCode = 1
process.stdout.write(`Slowest step: ${slowest.toFixed(1)} posts/s of at least ${MIN_PER_SECOND}\n`)
for (const [name, factor, max] of growth) {
  if (factor > max) process.exitCode = 1
  const verdict = factor > max ? `, more than ${max}` : ''
  process.stdout.write(`${name}: ${factor.toFixed(2)} times${verdict}\n`)
}
