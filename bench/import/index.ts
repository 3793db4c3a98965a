import pLimit from 'p-limit'
import { z } from 'zod'

import { env } from '@/src/platform/env'
import { address, readJson, type Session, signIn } from '../session'
import { printTable } from '../table'
import { type Memory, memoryOf } from './memory'

const POSTS = Number(process.argv[2] ?? 10_000)
const STEP = Math.min(1_000, POSTS)
/** Like an importer that does not wait for each response. */
const CONCURRENCY = 4
const LIST_CALLS = 200
/** Maximum growth from the first to the last thousand posts, and of the time of the list. */
const MAX_GROWTH = { memory: 1.15, time: 1.5 }

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
  const sorted = times.toSorted((a, b) => a - b)
  const percentile = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { p50: percentile(0.5), p99: percentile(0.99) }
}

/** Imports one step; returns posts per second. */
async function importStep(
  session: Session,
  first: number,
  { run, author }: { run: string; author: string },
): Promise<number> {
  const limit = pLimit(CONCURRENCY)
  const start = performance.now()
  const writes = Array.from({ length: STEP }, (_, index) =>
    limit(() => write(session, '/api/admin/posts', post(run, first + index, author))),
  )
  await Promise.all(writes)
  return STEP / ((performance.now() - start) / 1000)
}

const session = await signIn()
const memory = await memoryOf(env.PORT)
const name = Date.now().toString(36)
const { data: author } = await write(session, '/api/admin/authors', {
  name: 'Import',
  slug: `import-${name}`,
})
const before = await timeList(session)
const steps: ({ perSecond: number } & Memory)[] = []
for (let first = 0; first < POSTS; first += STEP) {
  const perSecond = await importStep(session, first, { run: name, author: author.id })
  const { live, resident } = await memory()
  steps.push({ perSecond, live, resident })
  const inUse = `${live.toFixed(1)} MB in use of ${resident.toFixed(0)}`
  process.stdout.write(`${first + STEP} posts: ${perSecond.toFixed(1)}/s, ${inUse}\n`)
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
  ['Duration of the list', after.p50 / before.p50, MAX_GROWTH.time],
] as const
for (const [name, factor, max] of growth) {
  if (factor > max) process.exitCode = 1
  const verdict = factor > max ? `, more than ${max}` : ''
  process.stdout.write(`${name}: ${factor.toFixed(2)} times${verdict}\n`)
}
