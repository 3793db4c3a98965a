import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import crawlers from 'crawler-user-agents'
import mostUsed from 'top-user-agents'
import { describe, expect, it } from 'vitest'

import { isBot } from './bot'

const isCrawler = (userAgent: string): boolean => isBot(userAgent, '')

/** All user agents of the package `user-agents`, whose own API only returns random ones. */
function browserUserAgents(): string[] {
  const require = createRequire(import.meta.url)
  const folder = path.dirname(require.resolve('user-agents'))
  const rows = JSON.parse(readFileSync(path.join(folder, 'user-agents.json'), 'utf8')) as {
    userAgent: string
  }[]
  return [...new Set(rows.map(({ userAgent }) => userAgent))]
}

describe('the crawlers of crawler-user-agents', () => {
  const userAgents = crawlers.flatMap(({ instances }) => instances)

  it('are detected for at least 99 % of their user agents', () => {
    expect(userAgents.length).toBeGreaterThan(2000)
    expect(userAgents.filter(isCrawler).length / userAgents.length).toBeGreaterThanOrEqual(0.99)
  })

  it('are all detected, except programs in which people read and four that pose as browsers', () => {
    const missed = crawlers.filter(({ instances }) => instances.length > 0 && !instances.some(isCrawler))
    const readers = ['AP3A\\.240617\\.008', 'Code\\/1\\.', 'Fluid', 'MetaIAB Facebook', 'Trae\\/']
    const disguised = ['GTmetrix', 'Miniature\\.io\\/', 'TSM-turingos', 'YLT Chrome']
    expect(missed.map(({ pattern }) => pattern).toSorted()).toEqual([...readers, ...disguised].toSorted())
  })
})

describe('user agents of browsers', () => {
  it('are not bots: the most used', () => {
    expect(mostUsed.length).toBeGreaterThanOrEqual(100)
    expect(mostUsed.filter(isCrawler)).toEqual([])
  })

  it('are not bots: those of the package user-agents', () => {
    const seen = browserUserAgents()
    expect(seen.length).toBeGreaterThan(900)
    expect(seen.filter(isCrawler)).toEqual([])
  })
})
