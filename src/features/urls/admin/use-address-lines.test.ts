import { expect, it } from 'vitest'

import { isInput } from './use-address-lines'

const [STORED, TYPED] = ['[]', '[{"domain":"a","path":"/team"}]']

it('saves a page for an address that somebody typed, and not again after it was saved', () => {
  expect(isInput({ wanted: TYPED, put: STORED, hasTyped: true })).toBe(true)
  // The server's answer has no value: it is put back until the addresses are read again.
  expect(isInput({ wanted: TYPED, put: TYPED, hasTyped: true })).toBe(false)
  expect(isInput({ wanted: STORED, put: TYPED, hasTyped: true })).toBe(false)
})

it('saves no page for a proposal', () => {
  expect(isInput({ wanted: TYPED, put: null, hasTyped: false })).toBe(false)
})
