import { describe, expect, it } from 'vitest'

import { navSections } from './sections'

describe('the navigation of the admin', () => {
  it('groups what a person may see, in its own order', () => {
    expect(navSections(['media', 'domains', 'pages'], 'nl')).toEqual([
      { key: 'content', label: 'Inhoud', slugs: ['pages', 'media'] },
      { key: 'site', label: 'Site', slugs: ['domains'] },
    ])
  })

  it('has no section without something in it', () => {
    expect(navSections([], 'en')).toEqual([])
  })

  it('keeps a collection that no section names within reach', () => {
    expect(navSections(['pages', 'novelties'], 'en').at(-1)).toEqual({
      key: 'rest',
      label: 'Other',
      slugs: ['novelties'],
    })
  })
})
