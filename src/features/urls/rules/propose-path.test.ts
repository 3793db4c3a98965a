import { expect, it } from 'vitest'

import { parentPath, proposedPaths } from './propose-path'

it.each([
  ['/over-ons', ''],
  ['/diensten/web', '/diensten'],
  ['/', ''],
])('finds the page above %s', (path, parent) => {
  expect(parentPath(path)).toBe(parent)
})

it('proposes the title as a path below the page above, then with a number', () => {
  expect(proposedPaths('Eén adres', '/diensten').slice(0, 3)).toEqual([
    '/diensten/een-adres',
    '/diensten/een-adres-2',
    '/diensten/een-adres-3',
  ])
})

it('proposes nothing for a title without letters and digits', () => {
  expect(proposedPaths('!?', '')).toEqual([])
})
