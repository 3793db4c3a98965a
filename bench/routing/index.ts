import { Pool } from 'pg'
import { env } from '@/src/platform/env'
import { cacheTags } from '@/src/cache/tags'
import { route } from '@/src/routing/route'
import { cachedStore } from '@/src/routing/store/cached-store'
import { PREPARE_CONNECTION } from '@/src/routing/store/queries'
import { sqlStore } from '@/src/routing/store/sql-store'
import { buildSite } from '@/src/routing/testing/memory-store'
import type { PathFacts, PathQuery, RoutingRequest, RoutingStore, Site } from '@/src/routing/types'
import { median } from '../median'
import { printTable } from '../table'
import { PAGES_PER_TENANT, growWorld, openWorld, requestsFor } from './world'

/** Maximum time to resolve a path in the large world relative to the small one. */
const MAX_RATIO = 1.1
/** Of dropping what the change of a page affects, in milliseconds. */
const MAX_NOTICE_MS = 1
const SMALL = { tenants: 10, redirects: 1_000 }
const LARGE = { tenants: 1_000, redirects: 100_000 }
const REQUESTS = 2_000
/** Paths in memory when a change is announced. */
const CACHED_PATHS = 45_000
const NOTICES = 200
const ROUNDS = 5

type Figures = { cold: number; warm: number; kinds: string }

/** The median time to route a request, in microseconds. */
async function time(requests: RoutingRequest[], store: RoutingStore): Promise<number> {
  const times: number[] = []
  for (const request of requests) {
    const start = performance.now()
    await route(request, store)
    times.push((performance.now() - start) * 1000)
  }
  return median(times)
}

/** The number of routing actions by type, which must be the same in both worlds. */
async function kindsOf(requests: RoutingRequest[], store: RoutingStore): Promise<string> {
  const counts = new Map<string, number>()
  for (const request of requests) {
    const { type } = await route(request, store)
    counts.set(type, (counts.get(type) ?? 0) + 1)
  }
  return [...counts]
    .map(([type, count]) => `${count} ${type}`)
    .toSorted()
    .join(', ')
}

async function measure(tenants: number, sql: RoutingStore): Promise<Figures> {
  const requests = requestsFor(tenants, REQUESTS)
  const cached = cachedStore(sql)
  const kinds = await kindsOf(requests, cached)
  const cold: number[] = []
  const warm: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    cold.push(await time(requests, sql))
    warm.push(await time(requests, cached))
  }
  return { cold: median(cold), warm: median(warm), kinds }
}

/** The median time to drop what a change of one page affects, in milliseconds, with many paths in memory. */
async function timeNotice(): Promise<number> {
  const sites = Array.from({ length: 100 }, (_, index) =>
    buildSite({ tenantId: `t${index}`, hostname: `h${index}.test` }),
  )
  const page = (path: string): PathFacts => ({
    page: { kind: 'page', id: path, routeKey: null, source: 'pageUrl' },
    redirects: [],
  })
  const store = cachedStore({ findSite: async () => null, findPath: async ({ path }) => page(path) })
  const query = (site: Site, path: string): PathQuery => ({
    site,
    locale: 'nl',
    path,
    pagePath: path,
    view: { type: 'whole' },
  })
  for (let index = 0; index < CACHED_PATHS; index += 1)
    for (const site of sites.slice(index % sites.length, (index % sites.length) + 1))
      await store.findPath(query(site, `/page-${index}`))
  const times = Array.from({ length: NOTICES }, (_, index) => {
    const start = performance.now()
    store.invalidate([
      cacheTags.page(`${index}`),
      cacheTags.pageUrl(`/page-${index}`),
      cacheTags.urls(`t${index % 100}`),
    ])
    return performance.now() - start
  })
  return median(times)
}

const ratios = (small: Figures, large: Figures) => ({
  cold: large.cold / small.cold,
  warm: large.warm / small.warm,
})

function report(small: Figures, large: Figures): void {
  const ratio = ratios(small, large)
  const title = ({ tenants, redirects }: typeof SMALL): string => `${tenants} / ${redirects}`
  const line = (name: string, key: 'cold' | 'warm'): string[] => [
    name,
    `${small[key].toFixed(1)} µs`,
    `${large[key].toFixed(1)} µs`,
    ratio[key].toFixed(2),
  ]
  process.stdout.write(
    `${PAGES_PER_TENANT} pages per tenant in two languages; median of ${ROUNDS} rounds of ${REQUESTS} paths (${large.kinds})\n`,
  )
  printTable([
    ['tenants / redirects', title(SMALL), title(LARGE), 'ratio'],
    line('cold: a query for each request', 'cold'),
    line('warm: cached in memory', 'warm'),
  ])
}

/** Whether both worlds give the same actions and the large one is fast enough. */
function passes(small: Figures, large: Figures): boolean {
  const { cold, warm } = ratios(small, large)
  return small.kinds === large.kinds && cold <= MAX_RATIO && warm <= MAX_RATIO
}

/** Fills a migrated database in a transaction, measures there and rolls back. */
async function run(): Promise<boolean> {
  const pool = new Pool({ connectionString: env.DATABASE_URL, max: 1 })
  const client = await pool.connect()
  try {
    await client.query(PREPARE_CONNECTION)
    await client.query('BEGIN')
    await openWorld(client)
    await growWorld(client, [1, 10], [{ tenants: [1, 10], numbers: [1, 100] }])
    const small = await measure(SMALL.tenants, sqlStore(client))
    // Half of the redirects belong to one tenant: neither many tenants nor a large one may cost more.
    await growWorld(
      client,
      [11, 1_000],
      [
        { tenants: [11, 1_000], numbers: [1, 50] },
        { tenants: [1, 1], numbers: [101, 49_600] },
      ],
    )
    const large = await measure(LARGE.tenants, sqlStore(client))
    report(small, large)
    const notice = await timeNotice()
    process.stdout.write(`a notice with ${CACHED_PATHS} paths in memory: ${notice.toFixed(3)} ms\n`)
    return passes(small, large) && notice <= MAX_NOTICE_MS
  } finally {
    await client.query('ROLLBACK')
    client.release()
    await pool.end()
  }
}

process.exitCode = (await run()) ? 0 : 1
