import { describe, expect, test } from 'vitest'

import { hiddenLinks, linkedPages, pageLanguages } from './hidden-links'

const both = pageLanguages(
  [{ id: 'page', _status: { nl: 'published', en: 'published' } }],
  [
    { page: 'page', locale: 'nl' },
    { page: 'page', locale: 'en' },
  ],
)
const link = (label: object, page = 'page') => ({ type: 'page', page, label })

describe('links that are not shown', () => {
  test('names links without a text in a language, also below others', () => {
    const items = [
      { id: 'a', link: link({ nl: 'Diensten', en: 'Services' }) },
      {
        id: 'b',
        link: link({ nl: 'Werk' }),
        children: [{ id: 'c', link: { type: 'url', url: '/', label: { en: 'All work', nl: ' ' } } }],
      },
    ]
    expect(hiddenLinks({ items }, both)).toEqual([
      { id: 'b', name: 'Werk', reasons: { en: 'noText' } },
      { id: 'c', name: 'All work', reasons: { nl: 'noText' } },
    ])
  })

  test('names links to a page that is offline or has no address in a language', () => {
    const pages = pageLanguages(
      [
        { id: 'draft', _status: { nl: 'published', en: 'draft' } },
        { id: 'placeless', _status: { nl: 'published', en: 'published' } },
      ],
      [
        { page: 'draft', locale: 'nl' },
        { page: 'draft', locale: 'en' },
        { page: 'placeless', locale: 'en' },
      ],
    )
    const items = ['draft', 'placeless', 'deleted'].map((page) => ({
      id: page,
      link: link({ nl: page, en: page }, page),
    }))
    expect(linkedPages({ items })).toEqual(['draft', 'placeless', 'deleted'])
    expect(hiddenLinks({ items }, pages)).toEqual([
      { id: 'draft', name: 'draft', reasons: { en: 'noPage' } },
      { id: 'placeless', name: 'placeless', reasons: { nl: 'noPage' } },
      { id: 'deleted', name: 'deleted', reasons: { nl: 'noPage', en: 'noPage' } },
    ])
  })

  test('names columns of a footer and the button, unless it is off', () => {
    const columns = [
      { id: 'column', heading: { nl: 'Kop' }, links: [{ id: 'in', link: link({ en: 'In' }) }] },
    ]
    const button = { enabled: true, link: link({ nl: 'Bel ons' }) }
    expect(hiddenLinks({ columns, callToAction: button }, both)).toEqual([
      { id: 'column', name: 'Kop', reasons: { en: 'noText' } },
      { id: 'in', name: 'In', reasons: { nl: 'noText' } },
      { id: null, name: 'Bel ons', reasons: { en: 'noText' } },
    ])
    expect(hiddenLinks({ callToAction: { ...button, enabled: false } }, both)).toEqual([])
  })
})
