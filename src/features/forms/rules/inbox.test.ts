import { describe, expect, it } from 'vitest'

import { countInboxFilters, inboxWhere, readInboxFilters } from './inbox'

const ME = '5f0c1f0e-3b0a-4f0e-9a55-0f6f5a3c2b11'

describe('the filters in the address of the inbox', () => {
  it('are read, and what means nothing is left out', () => {
    expect(readInboxFilters({ form: ME, status: 'spam', assignee: 'me', unread: '1' })).toEqual({
      ...{ form: ME, status: 'spam', assignee: 'me', unread: '1' },
    })
    const nothing = readInboxFilters({ form: 'x', status: 'gone', assignee: ["'"], unread: 'yes' })
    expect(countInboxFilters(nothing)).toBe(0)
  })

  it('leave out spam until somebody asks for it', () => {
    expect(inboxWhere({}, ME)).toEqual({ and: [{ status: { not_equals: 'spam' } }] })
    expect(inboxWhere({ status: 'spam' }, ME)).toEqual({ and: [{ status: { equals: 'spam' } }] })
    expect(inboxWhere({ where: { or: [{ and: [{ status: { equals: 'spam' } }] }] } }, ME)).toBeNull()
  })

  it('narrow the list to what is assigned to who asks, to somebody or to nobody', () => {
    const assigned = (assignee: string) => inboxWhere({ status: 'inbox', assignee }, ME)?.and?.[1]
    expect(assigned('me')).toEqual({ assignee: { equals: ME } })
    expect(assigned('none')).toEqual({ assignee: { exists: false } })
  })
})
