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

  it('puts every block below the ones it depends on, so that no two depend on each other', () => {
    catalogue.forEach(({ key, dependsOn }, position) => {
      const before: string[] = catalogue.slice(0, position).map((block) => block.key)
      for (const needed of dependsOn) expect(before, key).toContain(needed)
    })
  })

  it('sums each block up in at most 140 characters', () => {
    for (const { key, summary } of catalogue) {
      for (const locale of LOCALES) expect(summary[locale].length, key).toBeLessThanOrEqual(140)
    }
  })

  it('says what fitting a block takes in the manner of each language', () => {
    expect(fitting('cms').value).toEqual({ nl: '2–4', en: '2–4' })
    expect(fitting('cms').note.nl).toContain('€\u00a07.200 tot €\u00a014.400')
    expect(fitting('cms').note.en).toContain('€7,200 to €14,400')
  })
})
