import { describe, expect, it } from 'vitest'

import { isShown, keptOf, MAX_VIEWS, queryOf, readViews, viewsKey, withView } from './saved-views'

const query = { search: 'actie', nl: 'draft', page: 3, limit: 10, columns: ['title'], sort: '-updatedAt' }
const view = { name: 'Acties', query: keptOf(query) }

describe('a saved view', () => {
  it('keeps what is shown and in which order, not the page', () => {
    expect(view.query).toEqual({ search: 'actie', nl: 'draft', sort: '-updatedAt' })
  })

  it('keeps each filter of the list of images', () => {
    const filters = {
      alt: 'en',
      use: 'unused',
      rights: 'expired',
      size: 'large',
      type: 'png',
      folder: 'Cases',
      tag: 'plan',
    }
    expect(keptOf({ ...filters, page: 2 })).toEqual(filters)
  })

  it('replaces every filter of the list when it is shown', () => {
    const shown = { ...query, en: 'missing', ...queryOf(view) }
    expect(shown).toMatchObject({ search: 'actie', nl: 'draft', page: 1, limit: 10 })
    expect(shown.en).toBeUndefined()
    expect(isShown(view, shown)).toBe(true)
    expect(isShown(view, { ...shown, path: '/over' })).toBe(false)
  })

  it('takes the place of one with the same name, and of the oldest when there are many', () => {
    const other = { name: 'Acties', query: { en: 'draft' } }
    expect(withView([view], other)).toEqual([other])
    const many = Array.from({ length: MAX_VIEWS }, (_, index) => ({ ...view, name: `${index}` }))
    expect(withView(many, view).map(({ name }) => name)).toEqual([
      ...many.slice(1).map(({ name }) => name),
      'Acties',
    ])
  })

  it('is read only where it is one', () => {
    const stored = [view, null, { name: 1 }, { name: 'x', query: 'y' }, { ...view, query: { page: 2 } }]
    expect(readViews(stored)).toEqual([view, { name: 'Acties', query: {} }])
    expect(readViews({ any: 'thing' })).toEqual([])
  })

  it('belongs to a list and a tenant', () => {
    expect(viewsKey('pages', 'a')).not.toBe(viewsKey('pages', 'b'))
    expect(viewsKey('pages', 'a')).not.toBe(viewsKey('posts', 'a'))
  })
})
