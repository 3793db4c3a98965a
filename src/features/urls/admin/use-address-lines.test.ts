import { expect, it } from 'vitest'

import { changesOf, typedOf } from './use-address-lines'
import type { Line } from './use-addresses'

const line = (domain: string, path: string | null): Line => ({
  ...{ domain, path, hostname: `${domain}.example.org` },
  ...{ href: null, proposal: null, isUsual: true },
})

it('shows the addresses that the draft keeps, and saves them again', () => {
  const kept = [
    { domain: 'a', path: '/team' },
    { domain: 'b', path: null },
  ]
  const typed = typedOf(kept)
  const lines = [line('a', '/ons-team'), line('b', '/team')]
  expect(changesOf(lines, ({ domain }) => typed[domain] ?? '')).toEqual(kept)
})

it('saves nothing that is stored', () => {
  const lines = [line('a', '/team'), line('b', null)]
  expect(changesOf(lines, ({ path }) => path ?? '')).toEqual([])
})
