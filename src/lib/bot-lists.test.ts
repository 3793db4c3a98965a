import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import crawlers from 'crawler-user-agents'
import mostUsed from 'top-user-agents'
import { describe, expect, it } from 'vitest'

import { isBot } from './bot'

const called = (userAgent: string): boolean => isBot(userAgent, '')

/** User agents that were seen with people, by how often they were; the package's own door hands out random ones only. */
function seenWithPeople(): string[] {
  const require = createRequire(import.meta.url)
  const folder = path.dirname(require.resolve('user-agents'))
  const rows = JSON.parse(readFileSync(path.join(folder, 'user-agents.json'), 'utf8')) as {
    userAgent: string
  }[]
  return [...new Set(rows.map(({ userAgent }) => userAgent))]
}

describe('the crawlers of crawler-user-agents', () => {
  const userAgents = crawlers.flatMap(({ instances }) => instances)

  it('are bots, 99 in 100 at least', () => {
    expect(userAgents.length).toBeGreaterThan(2000)
    expect(userAgents.filter(called).length / userAgents.length).toBeGreaterThanOrEqual(0.99)
  })

  it('are bots all, but for programs that people read in and four that give themselves out as browsers', () => {
    const missed = crawlers.filter(({ instances }) => instances.length > 0 && !instances.some(called))
    const readers = ['AP3A\\.240617\\.008', 'Code\\/1\\.', 'Fluid', 'MetaIAB Facebook', 'Trae\\/']
    const disguised = ['GTmetrix', 'Miniature\\.io\\/', 'TSM-turingos', 'YLT Chrome']
    expect(missed.map(({ pattern }) => pattern).toSorted()).toEqual([...readers, ...disguised].toSorted())
  })
})

describe('the browsers of people', () => {
  it('are no bots: none of the most used', () => {
    expect(mostUsed.length).toBeGreaterThanOrEqual(100)
    expect(mostUsed.filter(called)).toEqual([])
  })

  it('are no bots: none of those seen in the wild', () => {
    const seen = seenWithPeople()
    expect(seen.length).toBeGreaterThan(900)
    expect(seen.filter(called)).toEqual([])
  })
})
