import { describe, expect, it } from 'vitest'

import { LOCALES } from '@/src/lib/constants'
import { ROUTES } from '@/src/routing/route-table'
import { catalogue } from './catalogue'
import { fitting } from './fitting'

describe('the catalogue of building blocks', () => {
  it('has one entry for every page of a building block', () => {
    const pages = Object.keys(ROUTES).filter((key) => key.startsWith('werkwijze-blocks-'))
    const known = catalogue.map(({ page }) => page)
    expect([...known, 'werkwijze-blocks-blocks-configurator'].toSorted()).toEqual(pages.toSorted())
  })

  it('lists every block after its dependencies, so that there is no cycle', () => {
    catalogue.forEach(({ key, dependsOn }, position) => {
      const before: string[] = catalogue.slice(0, position).map((block) => block.key)
      for (const needed of dependsOn) expect(before, key).toContain(needed)
    })
  })

  it('has a summary of at most 140 characters for each block', () => {
    for (const { key, summary } of catalogue) {
      for (const locale of LOCALES) expect(summary[locale].length, key).toBeLessThanOrEqual(140)
    }
  })

  it('formats duration and price of fitting by language', () => {
    expect(fitting('cms').value).toEqual({ nl: '2–4', en: '2–4' })
    expect(fitting('cms').note.nl).toContain('€\u00a07.200 tot €\u00a014.400')
    expect(fitting('cms').note.en).toContain('€7,200 to €14,400')
  })
})
