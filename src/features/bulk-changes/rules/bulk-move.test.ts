import { expect, it } from 'vitest'

import { topmost } from './bulk-move'

it.each([
  ['/werk', '/werk'],
  ['/werk/aurora', '/werk'],
  ['/werk/aurora/cijfers', '/werk'],
  ['/werkplaats', '/werkplaats'],
  ['/cases/werk', '/cases/werk'],
])('%s moves along with %s', (path, top) => {
  expect(topmost(path, ['/werk/aurora', '/werk', path])).toBe(top)
})
