import { describe, expect, it } from 'vitest'
import { buildSite } from '../testing/memory-store'
import type { Action } from '../types'
import { UsageCounter } from './usage-counter'

const site = buildSite({ hostname: 'kade.test' })
const missing = (path: string): Action => ({ type: 'notFound', reason: 'noPage', site, locale: 'nl', path })
const used = (...rules: string[]): Action => ({
  type: 'redirect',
  reason: 'rule',
  to: '/x',
  status: 301,
  external: false,
  rules,
})
const [early, later, latest] = [
  '2026-01-01T00:00:00.000Z',
  '2026-01-02T00:00:00.000Z',
  '2026-01-03T00:00:00.000Z',
]

describe('UsageCounter', () => {
  it('counts every rule that applied, including those with status 410', () => {
    const counter = new UsageCounter()
    counter.record(used('a', 'b'), null, early)
    counter.record(used('a'), null, later)
    counter.record({ type: 'gone', reason: 'rule', site, locale: 'nl', rules: ['c'] }, null, early)
    expect(counter.drain()?.hits).toEqual([
      { id: 'a', hits: 2, last: later },
      { id: 'b', hits: 1, last: early },
      { id: 'c', hits: 1, last: early },
    ])
  })

  it('counts paths that are not found, with only the host of the last referrer', () => {
    const counter = new UsageCounter()
    counter.record(missing('/x'), 'https://elders.test/geheim?wie=ik', early)
    counter.record(missing('/x'), 'no address', later)
    expect(counter.drain()?.notFound).toEqual([
      { domain: site.domainId, path: '/x', hits: 2, first: early, last: later, referrer: 'elders.test' },
    ])
  })

  it('does not count internal paths, admin paths, paths too long for a redirect, and other actions', () => {
    const counter = new UsageCounter()
    counter.record({ type: 'notFound', reason: 'internalPath', site, locale: 'nl' }, null, early)
    counter.record({ type: 'suspended', reason: 'tenant', site }, null, early)
    counter.record(missing(`/${'x'.repeat(512)}`), null, early)
    for (const path of ['/admin/cms/pages', '/en/admin/cms/pages']) counter.record(missing(path), null, early)
    expect(counter.drain()).toBeNull()
  })

  it('is reset when it is drained, and adds restored counts to the newer ones', () => {
    const counter = new UsageCounter()
    counter.record(used('a'), null, early)
    counter.record(missing('/x'), 'https://elders.test/', early)
    const drained = counter.drain()
    counter.record(used('a'), null, latest)
    counter.record(missing('/x'), null, later)
    if (drained) counter.restore(drained)
    expect(counter.drain()).toEqual({
      hits: [{ id: 'a', hits: 2, last: latest }],
      notFound: [
        { domain: site.domainId, path: '/x', hits: 2, first: early, last: later, referrer: 'elders.test' },
      ],
    })
    expect(counter.drain()).toBeNull()
  })

  it('is bounded per domain, so that probes of one domain do not displace the counts of others', () => {
    const counter = new UsageCounter()
    const recordNotFound = (hostname: string, path: string) => {
      const of = buildSite({ hostname })
      counter.record({ type: 'notFound', reason: 'noPage', site: of, locale: 'nl', path }, null, early)
    }
    for (let guess = 0; guess < 5000; guess += 1) recordNotFound('probed.test', `/${guess}`)
    recordNotFound('quiet.test', '/oud')
    const notFound = counter.drain()?.notFound ?? []
    expect(notFound).toHaveLength(2001)
    expect(notFound.at(-1)).toMatchObject({ path: '/oud' })
    recordNotFound('probed.test', '/again')
    expect(counter.drain()?.notFound).toHaveLength(1)
  })

  it('is bounded over all domains', () => {
    const counter = new UsageCounter()
    for (let guess = 0; guess < 24_000; guess += 1) {
      const of = buildSite({ hostname: `d${guess % 12}.test` })
      counter.record(
        { type: 'notFound', reason: 'noPage', site: of, locale: 'nl', path: `/${guess}` },
        null,
        early,
      )
    }
    expect(counter.drain()?.notFound).toHaveLength(20_000)
  })
})
