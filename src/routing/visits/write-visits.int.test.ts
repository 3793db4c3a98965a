import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { env } from '@/src/platform/env'
import type { Locale } from '@/src/lib/constants'
import { buildSite } from '../testing/memory-store'
import { RoutingRows } from '../testing/routing-rows'
import { VisitCounter, type Visitor } from './visit-counter'
import { openDay, writeVisits } from './write-visits'

const ZONE = 'Europe/Amsterdam'
const pool = new Pool({ connectionString: env.DATABASE_URL, max: 4 })
let rows: RoutingRows
let domain: string
let hostname: string

beforeAll(async () => {
  rows = await RoutingRows.create(pool)
})
beforeEach(async () => {
  hostname = `kade-${randomUUID()}.test`
  domain = await rows.domain(hostname)
})
afterAll(() => pool.end())

const jan: Visitor = { address: '192.0.2.71', userAgent: 'Mozilla/5.0 of Jan' }
const els: Visitor = { address: '2001:db8::72', userAgent: 'Mozilla/5.0 of Els' }
const [contact, home] = [randomUUID(), randomUUID()]

type Viewed = { who: Visitor; document?: string; locale?: Locale; referrer?: string; of?: string }

/** A node that counts these visits and writes them. */
async function node(...viewed: Viewed[]): Promise<void> {
  const counter = new VisitCounter((timeZone) => openDay(pool, timeZone))
  for (const { who, document = contact, locale = 'nl', referrer = '', of = domain } of viewed) {
    const site = { ...buildSite({ hostname }), domainId: of, timeZone: ZONE }
    counter.record(
      { site, locale, kind: 'page', document, path: '/contact', referrer, device: 'desktop' },
      who,
      Date.now(),
    )
    await counter.settled()
  }
  await writeVisits(pool, counter.drain(Date.now()))
}

async function stored(of = domain) {
  const { rows: found } = await pool.query<Record<string, unknown>>(
    'SELECT * FROM visits WHERE domain_id = $1 ORDER BY document_id = $2 DESC, locale DESC, referrer_host',
    [of, contact],
  )
  return found
}

const figures = async () =>
  (await stored()).map(({ document_id: document, locale, referrer_host: referrer, ...row }) => [
    document === contact ? 'contact' : 'home',
    locale,
    referrer,
    row.views,
    row.visitors,
    row.locale_visitors,
    row.site_visitors,
  ])

describe('visits', () => {
  it('of several nodes add up, and a visitor of both is one', async () => {
    await Promise.all([node({ who: jan }, { who: jan }), node({ who: jan }, { who: els })])
    await node({ who: els })
    expect(await figures()).toEqual([['contact', 'nl', '', 5, 2, 2, 2]])
  })

  it('count a visitor once per page, per language of the site and per site', async () => {
    await node(
      { who: jan },
      { who: jan, document: home },
      { who: jan, locale: 'en' },
      { who: els, locale: 'en' },
    )
    expect(await figures()).toEqual([
      ['contact', 'nl', '', 1, 1, 1, 1],
      ['contact', 'en', '', 2, 2, 2, 1],
      ['home', 'nl', '', 1, 1, 0, 0],
    ])
  })

  it('count a visitor for the referrer of the first visit', async () => {
    await node({ who: jan, referrer: 'zoek.test' }, { who: jan, referrer: 'elders.test' })
    expect(await figures()).toEqual([
      ['contact', 'nl', 'elders.test', 1, 0, 0, 0],
      ['contact', 'nl', 'zoek.test', 1, 1, 1, 1],
    ])
  })

  it('from the tenant’s own domains and the panel have no referrer', async () => {
    const other = `www.ander-${randomUUID()}.test`
    await rows.domain(other)
    await node(
      { who: jan, referrer: hostname },
      { who: jan, referrer: other.replace('www.', '') },
      { who: jan, referrer: String(env.ADMIN_HOSTS[0]) },
      { who: jan },
    )
    expect(await figures()).toEqual([['contact', 'nl', '', 4, 1, 1, 1]])
  })

  it('of a domain that counts none, or was deleted meanwhile, are skipped, those of others written', async () => {
    const off = await rows.domain(`uit-${randomUUID()}.test`)
    await rows.update('domains', off, 'count_visits', false)
    await node({ who: jan, of: off }, { who: jan, of: randomUUID() }, { who: jan })
    expect(await stored(off)).toEqual([])
    expect(await figures()).toEqual([['contact', 'nl', '', 1, 1, 1, 1]])
  })

  it('are deleted with their domain', async () => {
    await node({ who: jan })
    await pool.query('DELETE FROM domains WHERE id = $1', [domain])
    expect(await stored()).toEqual([])
  })

  it('of many nodes at once do not block each other', async () => {
    const viewed = Array.from({ length: 40 }, (_, index) => ({
      who: { ...jan, userAgent: `Browser ${index % 7}` },
      document: index % 2 === 0 ? contact : home,
      referrer: `a${index % 5}.test`,
    }))
    const nodes = Array.from({ length: 4 }, (_, turn) => (turn % 2 === 0 ? viewed : viewed.toReversed()))
    await Promise.all(nodes.map((visits) => node(...visits)))
    const sums = (await stored()).map(({ views, site_visitors: visitors }) => [
      Number(views),
      Number(visitors),
    ])
    expect(sums.reduce((sum, [views = 0]) => sum + views, 0)).toBe(160)
    expect(sums.reduce((sum, [, visitors = 0]) => sum + visitors, 0)).toBe(7)
  })
})

describe('what is stored of a visitor', () => {
  it('is neither the address nor the user agent, and no more than a hash until the day is over', async () => {
    await node({ who: jan, referrer: 'zoek.test' }, { who: els })
    const tables = ['visits', 'visit_hashes', 'visit_salts']
    const contents = await Promise.all(tables.map((table) => pool.query(`SELECT * FROM ${table}`)))
    const text = JSON.stringify(contents.map((content) => content.rows as unknown[]))
    for (const personal of [jan.address, els.address, 'Mozilla', 'Jan']) expect(text).not.toContain(personal)
    const { rows: columns } = await pool.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'visit_hashes' ORDER BY 1`,
    )
    expect(columns.map(({ name }) => name)).toEqual(['expires_at', 'hash'])
  })

  it('is in no write-ahead log and so in no copy of it', async () => {
    const { rows: found } = await pool.query<{ kept: string }>(
      `SELECT DISTINCT relpersistence::text AS kept FROM pg_class WHERE relname IN ('visit_hashes', 'visit_salts')`,
    )
    expect(found).toEqual([{ kept: 'u' }])
  })
})

describe('a day', () => {
  it('has one salt for all nodes, another per time zone, and ends at midnight there', async () => {
    const days = await Promise.all([openDay(pool, ZONE), openDay(pool, ZONE), openDay(pool, 'Asia/Tokyo')])
    const [first, second, third] = days
    expect(second).toEqual(first)
    expect(third?.salt).not.toBe(first?.salt)
    const clock = new Intl.DateTimeFormat('nl', { timeZone: ZONE, timeStyle: 'short' })
    expect(clock.format(new Date(Number(first?.ends)))).toBe('00:00')
    expect(Number(first?.ends)).toBeGreaterThan(Date.now())
  })

  it('erases salts and hashes of days that are over when it begins', async () => {
    await pool.query(`INSERT INTO visit_salts VALUES ('Past/Zone', '2026-01-01', '\\x00', now())`)
    await pool.query(`INSERT INTO visit_hashes VALUES ($1, now())`, [Buffer.from(randomUUID())])
    await openDay(pool, ZONE)
    const { rows: left } = await pool.query(
      'SELECT 1 FROM visit_salts WHERE expires_at <= now() UNION ALL SELECT 1 FROM visit_hashes WHERE expires_at <= now()',
    )
    expect(left).toEqual([])
  })
})
