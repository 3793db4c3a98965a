import { describe, expect, it } from 'vitest'

import { filtersOf, instantsIn, valueIn, whereOf } from './filters'

const NAMES = ['documentCollection', 'actor', 'action', 'documentId'] as const
const NONE = { documentCollection: '', actor: '', action: '', documentId: '', from: '', until: '' }

describe('whereOf and filtersOf', () => {
  it('restore filters from the query made of them', () => {
    const filters = {
      documentCollection: 'pages',
      actor: 'a',
      action: 'publish',
      documentId: 'd',
      from: '2026-11-01',
      until: '2026-11-21',
    }
    expect(filtersOf(whereOf(filters), NAMES)).toEqual(filters)
  })

  it('make an empty query of empty filters', () => {
    expect(whereOf(NONE)).toEqual({})
    expect(filtersOf(undefined, NAMES)).toEqual(NONE)
  })

  it('find filters in the queries of links and of the list itself', () => {
    expect(valueIn({ documentId: { equals: 'd' } }, 'documentId')).toBe('d')
    expect(filtersOf({ or: [{ and: [{ action: { equals: 'delete' } }] }] }, NAMES).action).toBe('delete')
  })

  it('include the whole last day', () => {
    const where = whereOf({ ...NONE, until: '2026-11-21' })
    expect(where.and).toEqual([{ createdAt: { less_than: new Date('2026-11-22T00:00:00').toISOString() } }])
    expect(instantsIn(where)).toEqual({ from: '', to: new Date('2026-11-22T00:00:00').toISOString() })
  })
})
