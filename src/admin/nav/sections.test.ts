import { describe, expect, it } from 'vitest'

import { navSections } from './sections'

describe('navSections', () => {
  it('groups visible collections in the order of the registry', () => {
    expect(navSections(['media', 'domains', 'pages'], 'nl')).toEqual([
      { key: 'content', label: 'Inhoud', slugs: ['pages', 'media'] },
      { key: 'site', label: 'Site', slugs: ['domains'] },
    ])
  })

  it('omits empty sections', () => {
    expect(navSections([], 'en')).toEqual([])
  })

  it('puts collections without a section under Other', () => {
    expect(navSections(['pages', 'novelties'], 'en').at(-1)).toEqual({
      key: 'rest',
      label: 'Other',
      slugs: ['novelties'],
    })
  })
})
