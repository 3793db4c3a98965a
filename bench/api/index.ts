import { z } from 'zod'

import { type CostRow, printCosts } from '../cost'
import { median } from '../median'
import { address, readJson, type Session, signIn, tenantId } from '../session'
import { printTable } from '../table'
import { type Load, load } from '../wrk'

/** Minimum throughput relative to Payload's REST API, and of a 304 relative to a full response. */
const MIN_RATIO_TO_PAYLOAD = 0.9
const MIN_RATIO_NOT_MODIFIED = 5
const ROUNDS = 3
const LOAD = { connections: 8, seconds: 4 }

const COLLECTIONS = [
  ['pages', 'pages'],
  ['posts', 'posts'],
  ['images', 'media'],
  ['redirects', 'redirects'],
] as const
const PUBLIC = ['/api/pages/layout?locale=nl', '/api/domains?locale=nl', '/api/consent?locale=nl'] as const

/** A shared cache keeps no response to a request with this header, and public operations ignore it. */
const UNCACHED = { authorization: 'Bearer none' }

/** A public response that is in no cache, with a matching If-None-Match and without. */
async function notModifiedPair(path: string): Promise<Pair> {
  const { headers } = await fetch(address(path))
  const known = { ...UNCACHED, 'If-None-Match': headers.get('etag') ?? '' }
  return { name: path, one: { path, headers: known }, other: { path, headers: UNCACHED } }
}

type Call = { path: string; headers: Record<string, string> }
type Pair = { name: string; one: Call; other: Call }

const listed = z.object({ data: z.tuple([z.object({ id: z.string() })], z.unknown()) })

/** A list and its first document, from our API and from Payload's: the same rows, without relations. */
async function pairsOf(session: Session, tenant: string): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (const [name, slug] of COLLECTIONS) {
    const list = `/api/admin/${name}?limit=20&locale=nl`
    const { data } = await readJson(list, listed, { headers: session.ours })
    const query = 'depth=0&locale=nl&draft=true'
    const where = `where[tenant][equals]=${tenant}&limit=20`
    const of = (ours: string, theirs: string) => ({
      one: { path: ours, headers: session.ours },
      other: { path: theirs, headers: session.theirs },
    })
    pairs.push(
      { name: `list of ${name}`, ...of(list, `/payload-api/${slug}?${query}&${where}`) },
      {
        name: `one of ${name}`,
        ...of(`/api/admin/${name}/${data[0].id}`, `/payload-api/${slug}/${data[0].id}?${query}`),
      },
    )
  }
  return pairs
}

/** Alternates between both, so that other load of the machine affects both. */
async function measure({ one, other }: Pair): Promise<{ one: Load; other: Load; ratio: number }> {
  const rounds: { one: Load; other: Load }[] = []
  const loadOf = ({ path, headers }: Call) => load(encodeURI(address(path)), { ...LOAD, headers })
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ one: await loadOf(one), other: await loadOf(other) })
  const medianOf = (side: 'one' | 'other'): Load => ({
    perSecond: median(rounds.map((round) => round[side].perSecond)),
    p99: median(rounds.map((round) => round[side].p99)),
  })
  const ratio = median(rounds.map((round) => round.one.perSecond / round.other.perSecond))
  return { one: medianOf('one'), other: medianOf('other'), ratio }
}

/** Measures and prints pairs; returns the names of those below `minRatio`. */
async function compare(
  names: readonly [string, string],
  pairs: readonly Pair[],
  minRatio: number,
): Promise<string[]> {
  const rows = [['', `${names[0]}/s`, 'p99', `${names[1]}/s`, 'p99', 'ratio']]
  const slow: string[] = []
  for (const pair of pairs) {
    const { one, other, ratio } = await measure(pair)
    const cells = [one, other].flatMap(({ perSecond, p99 }) => [perSecond.toFixed(0), `${p99.toFixed(1)} ms`])
    rows.push([pair.name, ...cells, ratio.toFixed(2)])
    if (ratio < minRatio) slow.push(pair.name)
  }
  printTable(rows)
  process.stdout.write('\n')
  return slow
}

const resolving = (path: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ path }),
})

/** Public reads that are in no cache, with their bars. */
async function uncachedRows(): Promise<CostRow[]> {
  const posts = await readJson(
    '/api/posts?locale=nl&limit=1',
    z.object({ data: z.tuple([z.object({ slug: z.string() })]) }),
  )
  const init = { headers: UNCACHED }
  return [
    { name: 'layout', path: PUBLIC[0], init, max: { cpu: 8, statements: 6 } },
    { name: 'home page', path: '/api/pages', init: resolving('/'), max: { cpu: 15 } },
    { name: 'page', path: '/api/pages', init: resolving('/over-ons'), max: { cpu: 15 } },
    {
      name: 'post',
      path: `/api/posts/${encodeURIComponent(posts.data[0].slug)}?locale=nl`,
      init,
      max: { cpu: 10 },
    },
    { name: 'list of posts', path: '/api/posts?locale=nl', init, max: { cpu: 10 } },
  ]
}

const session = await signIn()
const slow = [
  ...(await printCosts('not in a cache', await uncachedRows())),
  ...(await compare(
    ['ours', 'Payload'],
    await pairsOf(session, await tenantId(session)),
    MIN_RATIO_TO_PAYLOAD,
  )),
  ...(await compare(['304', '200'], await Promise.all(PUBLIC.map(notModifiedPair)), MIN_RATIO_NOT_MODIFIED)),
]
for (const name of slow) process.stdout.write(`Above its bar: ${name}\n`)
process.exitCode = slow.length > 0 ? 1 : 0
