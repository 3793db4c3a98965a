import { describe, expect, it } from 'vitest'

import { DAY_MS } from '@/src/lib/durations'
import { buildSite } from '../testing/memory-store'
import type { Visit } from './visit'
import { VisitCounter, type VisitDay } from './visit-counter'

const NOON = Date.UTC(2026, 10, 24, 12)
const site = buildSite({ hostname: 'kade.test' })
const visit = (changes: Partial<Visit> = {}): Visit => ({
  site,
  locale: 'nl',
  kind: 'page',
  document: 'contact',
  path: '/contact',
  referrer: '',
  device: 'desktop',
  ...changes,
})
const jan = { address: '192.0.2.1', userAgent: 'Mozilla/5.0 of Jan' }
const els = { address: '192.0.2.2', userAgent: 'Mozilla/5.0 of Els' }

const dayAt = (time: number): VisitDay => ({
  date: new Date(time).toISOString().slice(0, 10),
  salt: `salt ${Math.floor(time / DAY_MS)}`,
  ends: (Math.floor(time / DAY_MS) + 1) * DAY_MS,
})

/** A counter that knows its days, beginning with the first visit. */
async function started({ now = NOON } = {}) {
  const time = { now }
  const opened: string[] = []
  const counter = new VisitCounter(async (timeZone) => {
    opened.push(timeZone)
    return dayAt(time.now)
  })
  const record = async (...[of, who]: [Visit, typeof jan]) => {
    counter.record(of, who, time.now)
    await counter.settled()
  }
  return { counter, time, opened, record }
}

const listed = (counter: VisitCounter) =>
  [...counter.drain(NOON).values()].map(({ document, referrer, views, visitors, day }) => ({
    document,
    referrer,
    views,
    visitors: visitors.size,
    date: day.date,
  }))

describe('VisitCounter', () => {
  it('counts views, and each visitor of a page once a day', async () => {
    const { counter, record } = await started()
    for (const who of [jan, jan, els]) await record(visit(), who)
    await record(visit({ document: 'home' }), jan)
    expect(listed(counter)).toEqual([
      { document: 'contact', referrer: '', views: 3, visitors: 2, date: '2026-11-24' },
      { document: 'home', referrer: '', views: 1, visitors: 1, date: '2026-11-24' },
    ])
    expect(counter.drain(NOON).size).toBe(0)
  })

  it('gives a visitor another hash on another day and on another site', async () => {
    const { counter, record, time } = await started()
    const hashes = () => [...counter.drain(NOON).values()].flatMap(({ visitors }) => [...visitors])
    await record(visit(), jan)
    await record(visit({ site: buildSite({ hostname: 'ander.test' }) }), jan)
    time.now += DAY_MS
    await record(visit(), jan)
    expect(new Set(hashes()).size).toBe(3)
  })

  it('keeps neither the address nor the user agent', async () => {
    const { counter, record } = await started()
    await record(visit({ referrer: 'zoek.test' }), jan)
    const kept = JSON.stringify([...counter.drain(NOON).values()].map((count) => [count, ...count.visitors]))
    for (const text of [jan.address, 'Jan', 'Mozilla', 'salt']) expect(kept).not.toContain(text)
  })

  it('opens a day of a time zone once, however many visits wait for it, and the next when it is over', async () => {
    const { counter, time, opened } = await started()
    for (let index = 0; index < 5; index += 1) counter.record(visit(), jan, time.now)
    await counter.settled()
    counter.record(visit(), els, time.now)
    expect(opened).toEqual(['Europe/Amsterdam'])
    time.now += DAY_MS
    counter.record(visit(), jan, time.now)
    await counter.settled()
    expect(opened).toHaveLength(2)
    expect(listed(counter).map(({ date, views }) => [date, views])).toEqual([
      ['2026-11-24', 6],
      ['2026-11-25', 1],
    ])
  })

  it('counts nothing while the day cannot be opened, and goes on afterwards', async () => {
    let isDown = true
    const counter = new VisitCounter(async () => {
      if (isDown) throw new Error('Postgres is down')
      return dayAt(NOON)
    })
    counter.record(visit(), jan, NOON)
    await counter.settled()
    expect(counter.drain(NOON).size).toBe(0)
    isDown = false
    counter.record(visit(), jan, NOON)
    await counter.settled()
    expect(listed(counter)).toMatchObject([{ views: 1, visitors: 1 }])
  })

  it('adds restored counts to newer ones, with each visitor once', async () => {
    const { counter, record } = await started()
    for (const who of [jan, els]) await record(visit(), who)
    const drained = counter.drain(NOON)
    await record(visit(), jan)
    counter.restore(drained)
    expect(listed(counter)).toMatchObject([{ views: 3, visitors: 2 }])
  })

  it('counts visits from more made-up hosts than a site can have as without a referrer', async () => {
    const { counter, record } = await started()
    for (let index = 0; index < 600; index += 1) await record(visit({ referrer: `a${index}.test` }), jan)
    const counts = listed(counter)
    expect(counts).toHaveLength(501)
    expect(counts.at(-1)).toMatchObject({ referrer: '', views: 100 })
  })
})
