import { expect, it } from 'vitest'

import { preferredEncoding } from './accept-encoding'

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0.5, identity', 'identity'],
  ['gzip;q=2, br;q=x', 'identity'],
  ['deflate', 'identity'],
])('answers Accept-Encoding %j with %s', (header, expected) => {
  expect(preferredEncoding(header)).toBe(expected)
})
