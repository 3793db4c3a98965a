import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'

import { HOUR_MS } from '@/src/lib/durations'
import { invitationToken, isValidToken, readToken } from './token'

describe('the token of an invitation', () => {
  it('is valid for the address that it was mailed to only', () => {
    const terms = { email: 'noor@example.org', expiresAt: new Date(Date.now() + HOUR_MS).toISOString() }
    const claimed = readToken(invitationToken({ account: randomUUID(), tenant: randomUUID() }, terms))
    if (!claimed) throw new Error('The token is not read')
    expect(isValidToken(claimed, terms)).toBe(true)
    expect(isValidToken(claimed, { ...terms, email: 'bas@example.org' })).toBe(false)
  })
})
