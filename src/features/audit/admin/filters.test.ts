import { describe, expect, it } from 'vitest'

import { filtersOf, whereOf } from './filters'

const NONE = { documentCollection: '', actor: '', action: '', documentId: '', from: '', until: '' }

describe('the filters of the log', () => {
  it('are read back from the query that they make', () => {
    const filters = {
      documentCollection: 'pages',
      actor: 'a',
      action: 'publish',
      documentId: 'd',
      from: '2026-11-01',
      until: '2026-11-21',
    }
    expect(filtersOf(whereOf(filters))).toEqual(filters)
  })

  it('that are empty narrow nothing', () => {
    expect(whereOf(NONE)).toEqual({})
    expect(filtersOf(undefined)).toEqual(NONE)
  })

  it('are found in the queries of links and of the list itself', () => {
    expect(filtersOf({ documentId: { equals: 'd' } }).documentId).toBe('d')
    expect(filtersOf({ or: [{ and: [{ action: { equals: 'delete' } }] }] }).action).toBe('delete')
  })

  it('show the whole of the last day', () => {
    const { and } = whereOf({ ...NONE, until: '2026-11-21' })
    expect(and).toEqual([{ createdAt: { less_than: new Date('2026-11-22T00:00:00').toISOString() } }])
  })
})
