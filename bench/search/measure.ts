import config from '@payload-config'
import { sql } from '@payloadcms/db-postgres'
import { Client } from 'pg'
import { createLocalReq, getPayload, type PayloadRequest } from 'payload'

import { SEARCHED } from '@/src/features/search/rules/searched'
import { parseSearch } from '@/src/features/search/rules/search-query'
import { findTexts } from '@/src/features/search/server/find-texts'
import { createCompany } from '@/src/testing/tenants'
import { median, percentile } from '../median'
import { printTable } from '../table'
import { fill } from './world'

const DOCUMENTS = Number(process.argv[2] ?? 100_000)
const ROUNDS = 20
const LIMIT = 30

/** Of all queries together, at the 95th percentile, in milliseconds. */
const MAX_MS = 100

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Two letters in the middle of a word the other way round. */
const misspelt = (word: string): string => word.replace(/^(.{3})(.)(.)/, '$1$3$2')

/** What a list of the same rows would be searched with. */
const withLike = (req: PayloadRequest, tenant: string, asked: string) =>
  req.payload.db.drizzle.execute(sql`
    SELECT document_id FROM search_texts WHERE tenant_id = ${tenant}::uuid AND version = 'newest'
      AND (title ILIKE ${`%${asked}%`} OR words ILIKE ${`%${asked}%`}) ORDER BY changed_at DESC LIMIT ${LIMIT}`)

/** Each kind of query for several documents; they are measured in turn, so that other work falls on all of them. */
export async function measureSearch(): Promise<void> {
  const payload = await getPayload({ config })
  const { tenant, domain } = await createCompany(payload)
  const client = new Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  const rows = await fill(client, tenant.id, domain.id, DOCUMENTS)
  await client.end()
  const req = await createLocalReq({}, payload)
  const scope = { tenant: tenant.id, collections: SEARCHED, locale: 'nl', limit: LIMIT } as const
  const kinds = {
    'a title': ({ title }) => title,
    'its first letters': ({ title }) => title.slice(0, 3),
    'a word of a title': ({ title }) => title.split(' ')[2] ?? '',
    'two words of a text': ({ words }) => words.split(' ').slice(7, 9).join(' '),
    'a typing error': ({ title }) =>
      misspelt(title.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? ''),
    'a path': ({ path }) => path,
    'nothing there': () => 'zzzzyyyy qqqq',
  } satisfies Record<string, (row: (typeof rows)[number]) => string>
  const found = new Map(
    Object.keys(kinds).map((kind) => [kind, { own: [] as number[], like: [] as number[] }]),
  )
  for (const row of rows.slice(0, ROUNDS))
    for (const [kind, askedFor] of Object.entries(kinds)) {
      const query = parseSearch(askedFor(row))
      if (!query) continue
      found.get(kind)?.own.push(await time(() => findTexts(req, query, scope)))
      found.get(kind)?.like.push(await time(() => withLike(req, tenant.id, query.text)))
    }
  const all = [...found.values()].flatMap(({ own }) => own)
  process.stdout.write(`${DOCUMENTS} documents in two languages, ${ROUNDS} queries of each kind\n`)
  printTable([
    ['asked for', 'median', 'p95', 'ILIKE', 'ratio'],
    ...[...found].map(([kind, { own, like }]) => [
      kind,
      `${median(own).toFixed(1)} ms`,
      `${percentile(own, 0.95).toFixed(1)} ms`,
      `${median(like).toFixed(1)} ms`,
      `${(median(like) / median(own)).toFixed(1)} ×`,
    ]),
  ])
  const p95 = percentile(all, 0.95)
  process.stdout.write(`p95 of all: ${p95.toFixed(1)} ms (bar: ${MAX_MS} ms)\n`)
  if (p95 > MAX_MS) process.exitCode = 1
}
