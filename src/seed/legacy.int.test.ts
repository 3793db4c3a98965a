import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { commitTransaction, createLocalReq, initTransaction } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { LOCALES } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { openRouting } from '@/src/testing/redirects'
import { RoutingRows } from '@/src/routing/testing/routing-rows'
import { kade } from './kade'
import { legacyRedirects } from './kade/legacy'
import { spam } from './kade/legacy/spam'
import { pathOf } from './write/domains'
import { seedRedirects } from './write/redirects'

const routing = openRouting()
const site = { hostname: `kade-${randomUUID()}.test` }

/** The page URLs of Kade without content, and the legacy redirects as the seed writes them. */
async function writeWorld(pool: Pool): Promise<void> {
  const rows = await RoutingRows.create(pool)
  const domain = await rows.domain(site.hostname, { defaultLocale: 'nl' })
  for (const locale of LOCALES) await rows.serve(domain, locale)
  const urls = new Map<string, string>()
  for (const page of kade.pages) {
    const id = await rows.page(LOCALES)
    for (const locale of LOCALES)
      urls.set(`${page.key}___${locale}`, await rows.url(domain, locale, pathOf(page, locale), id))
  }
  const req = await createLocalReq({}, await payloadInstance())
  await initTransaction(req)
  await seedRedirects(req, legacyRedirects, { tenant: rows.tenantId, domain, urls })
  await commitTransaction(req)
}

beforeAll(() => writeWorld(routing.pool))
afterAll(() => routing.close())

/** Follows one redirect: `301 /over-ons page`. */
async function hop(path: string): Promise<string> {
  const answer = await routing.ask(site, path)
  const [, to = ''] = /^30[12] (\S+)$/.exec(answer) ?? []
  return to === '' ? answer : `${answer} ${await routing.ask(site, to)}`
}

describe('the legacy table', () => {
  it('redirects every path, with and without a trailing slash, in one hop to a page', async () => {
    const answers: string[] = []
    for (const { from, status } of legacyRedirects)
      for (const path of [from, `${from}/`]) {
        const answer = await hop(path)
        if (!new RegExp(`^${status} /\\S* page$`).test(answer)) answers.push(`${path} → ${answer}`)
      }
    expect(answers).toEqual([])
  })

  it.each([
    ['/cases/legentic', '301 /projecten/legentic page'],
    ['/about', '301 /over-ons page'],
    ['/nl/about/', '301 /over-ons page'],
    ['/software', '301 /oplossingen/maatwerk-software page'],
    ['/werkwijze/blocks/analytics', '301 /werkwijze/blocks/anayltics page'],
    ['/en/approach/blocks/analytics', '301 /en/approach/blocks/anayltics page'],
    ['/de', '302 / page'],
    ['/it/', '302 / page'],
    ['/fr/over-ons/', '301 /over-ons page'],
    // The prefix redirect, followed by the exact one.
    ['/de/vacatures/stage', '302 /vacatures/stage page'],
    ['/it/cases/makemaps/', '302 /projecten/makemaps page'],
    ['/fr/en/about', '302 /en/about page'],
    ['/de/nergens', '302 /nergens notFound'],
  ])('%s → %s', async (path, expected) => {
    expect(await hop(path)).toBe(expected)
  })

  it('redirects spam posts to the home page', async () => {
    for (const path of spam) expect(await hop(path), path).toBe('301 / page')
  })

  it('keeps the query', async () => {
    expect(await routing.ask(site, '/about/?ref=x')).toBe('301 /over-ons?ref=x')
  })
})
