import { describe, expect, it } from 'vitest'

import { readCode, showRecoveryCode } from './factors'

describe('a typed code', () => {
  it.each(['123456', ' 123 456 ', '123-456'])('is one of an authenticator app: %j', (typed) => {
    expect(readCode(typed)).toEqual({ kind: 'totp', value: '123456' })
  })

  it.each(['abcd-efgh-2345', 'ABCDEFGH2345', 'abcd efgh 2345'])('is a recovery code: %j', (typed) => {
    expect(readCode(typed)).toEqual({ kind: 'recovery', value: 'abcdefgh2345' })
  })

  it.each(['', '12345', '1234567', 'abcd-efgh-234', 'abcd-efgh-2301', '１２３４５６'])(
    'is neither: %j',
    (typed) => {
      expect(readCode(typed)).toBeNull()
    },
  )
})

it('shows a recovery code in groups that are read back', () => {
  expect(showRecoveryCode('abcdefgh2345')).toBe('abcd-efgh-2345')
  expect(readCode(showRecoveryCode('abcdefgh2345'))?.value).toBe('abcdefgh2345')
})
