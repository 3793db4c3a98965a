import { describe, expect, it } from 'vitest'

import { LOCALES } from '@/src/lib/constants'
import { localizedPath } from '@/src/routing/build-path'
import { kade } from './kade'
import { legacyRedirects } from './kade/legacy'
import { pathOf } from './write/domains'

const from = legacyRedirects.map((redirect) => redirect.from)

describe('the table of legacy paths', () => {
  it('has about 170 unique paths', () => {
    expect(from.length).toBeGreaterThanOrEqual(165)
    expect(from.length).toBeLessThanOrEqual(175)
    expect(new Set(from).size).toBe(from.length)
  })

  it('has no path of an existing page', () => {
    const pages = kade.pages.flatMap((page) =>
      LOCALES.map((locale) => localizedPath(locale, 'nl', pathOf(page, locale))),
    )
    expect(pages.filter((path) => from.includes(path))).toEqual([])
  })

  it('redirects every English path that differs from the Dutch one to the Dutch page', () => {
    const english = kade.pages
      .filter((page) => !page.paths && pathOf(page, 'en') !== pathOf(page, 'nl'))
      .map((page) => ({ from: pathOf(page, 'en'), to: [page.key, 'nl'], status: '301' }))
    expect(legacyRedirects).toEqual(expect.arrayContaining(english))
  })
})
