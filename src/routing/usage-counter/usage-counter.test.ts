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

describe('a tally', () => {
  it('counts every rule that led somewhere, gone for good included', () => {
    const tally = new UsageCounter()
    tally.note(used('a', 'b'), null, early)
    tally.note(used('a'), null, later)
    tally.note({ type: 'gone', reason: 'rule', site, locale: 'nl', rules: ['c'] }, null, early)
    expect(tally.take()?.hits).toEqual([
      { id: 'a', hits: 2, last: later },
      { id: 'b', hits: 1, last: early },
      { id: 'c', hits: 1, last: early },
    ])
  })

  it('counts the paths at which nothing is, with the host of the last referrer and nothing more of it', () => {
    const tally = new UsageCounter()
    tally.note(missing('/x'), 'https://elders.test/geheim?wie=ik', early)
    tally.note(missing('/x'), 'no address', later)
    expect(tally.take()?.misses).toEqual([
      { domain: site.domainId, path: '/x', hits: 2, first: early, last: later, referrer: 'elders.test' },
    ])
  })

  it('counts nothing of what is there, internal, of the admin, or too long to be an old path', () => {
    const tally = new UsageCounter()
    tally.note({ type: 'notFound', reason: 'internalPath', site, locale: 'nl' }, null, early)
    tally.note({ type: 'suspended', reason: 'tenant', site }, null, early)
    tally.note(missing(`/${'x'.repeat(512)}`), null, early)
    for (const path of ['/admin/cms/pages', '/en/admin/cms/pages']) tally.note(missing(path), null, early)
    expect(tally.take()).toBeNull()
  })

  it('starts anew when its counts are taken, and adds those that come back to the newer ones', () => {
    const tally = new UsageCounter()
    tally.note(used('a'), null, early)
    tally.note(missing('/x'), 'https://elders.test/', early)
    const taken = tally.take()
    tally.note(used('a'), null, latest)
    tally.note(missing('/x'), null, later)
    if (taken) tally.giveBack(taken)
    expect(tally.take()).toEqual({
      hits: [{ id: 'a', hits: 2, last: latest }],
      misses: [
        { domain: site.domainId, path: '/x', hits: 2, first: early, last: later, referrer: 'elders.test' },
      ],
    })
    expect(tally.take()).toBeNull()
  })

  it('is bounded, whatever is guessed: per domain, so that one that is probed drops nothing of the others', () => {
    const tally = new UsageCounter()
    const missAt = (hostname: string, path: string) => {
      const of = buildSite({ hostname })
      tally.note({ type: 'notFound', reason: 'noPage', site: of, locale: 'nl', path }, null, early)
    }
    for (let guess = 0; guess < 5000; guess += 1) missAt('probed.test', `/${guess}`)
    missAt('quiet.test', '/oud')
    const misses = tally.take()?.misses ?? []
    expect(misses).toHaveLength(2001)
    expect(misses.at(-1)).toMatchObject({ path: '/oud' })
    missAt('probed.test', '/again')
    expect(tally.take()?.misses).toHaveLength(1)
  })

  it('is bounded over many domains', () => {
    const tally = new UsageCounter()
    for (let guess = 0; guess < 24_000; guess += 1) {
      const of = buildSite({ hostname: `d${guess % 12}.test` })
      tally.note(
        { type: 'notFound', reason: 'noPage', site: of, locale: 'nl', path: `/${guess}` },
        null,
        early,
      )
    }
    expect(tally.take()?.misses).toHaveLength(20_000)
  })
})
