import { expect, it } from 'vitest'

import type { Address } from '@/src/features/urls/rules/addresses'
import { changesOf, typedAgain, typedOf } from './use-address-lines'
import type { Line } from './use-addresses'

const line = (domain: string, path: string | null): Line => ({
  ...{ domain, path, hostname: `${domain}.example.org` },
  ...{ href: null, proposal: null, isUsual: true },
})

/** What a form saves in which nothing was typed. */
function savedAgain(kept: Address[], lines: Line[]): Address[] {
  const typed = typedOf(kept, lines)
  const valueOf = ({ domain, path }: Line) => typed[domain] ?? path ?? ''
  return changesOf(lines, valueOf, ({ domain }) => typed[domain] === '')
}

it('shows the addresses that the draft keeps, and saves them again', () => {
  const kept = [
    { domain: 'a', path: '/team' },
    { domain: 'b', path: null },
  ]
  expect(savedAgain(kept, [line('a', '/ons-team'), line('b', '/team')])).toEqual(kept)
})

it('saves again that an address was cleared, unless it was added elsewhere', () => {
  const kept = [{ domain: 'a', path: '' }]
  expect(savedAgain(kept, [line('a', null)])).toEqual(kept)
  expect(savedAgain(kept, [line('a', '/team')])).toEqual([])
})

it('saves nothing that is stored', () => {
  const lines = [line('a', '/team'), line('b', null)]
  expect(savedAgain([], lines)).toEqual([])
})

it('undoing shows again what was there, and leaves what is typed elsewhere', () => {
  const before = { a: '/team', b: '' }
  expect(typedAgain(before, { a: '/ons-team', b: '' }, { a: '/ons-team' })).toEqual({ a: '/team' })
  expect(typedAgain(before, { a: '/ons-team', b: '' }, {})).toEqual({ a: '/team' })
  expect(typedAgain(before, { a: '/team', b: '' }, { c: '/wij' })).toEqual({ c: '/wij' })
})
