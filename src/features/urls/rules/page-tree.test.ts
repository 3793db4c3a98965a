import { describe, expect, it } from 'vitest'

import {
  isBelow,
  movedPath,
  nodeAt,
  nodesIn,
  nodesWith,
  pagesIn,
  pageTree,
  pathBelow,
  type PathNode,
  type PathRow,
  pathsAbove,
} from './page-tree'

const pathsIn = (nodes: readonly PathNode<PathRow>[]) => nodesIn(nodes).map(({ path }) => path)
const row = (path: string): PathRow => ({ id: path, title: path.slice(1), path })
const shape = (nodes: readonly PathNode<PathRow>[]): unknown[] =>
  nodes.map(({ segment, page, children }) => [segment, page?.title ?? null, ...shape(children)])

describe('pageTree', () => {
  it('puts pages below the pages at the start of their paths', () => {
    const rows = ['/werk/aurora', '/', '/werk', '/contact', '/werk/aurora/cijfers'].map(row)
    expect(shape(pageTree(rows))).toEqual([
      ['/', ''],
      ['/contact', 'contact'],
      ['/werk', 'werk', ['/aurora', 'werk/aurora', ['/cijfers', 'werk/aurora/cijfers']]],
    ])
  })

  it('has a node without a page where a path has none', () => {
    const [node] = pageTree([row('/diensten/bouw/web')])
    expect(shape(node ? [node] : [])).toEqual([
      ['/diensten', null, ['/bouw', null, ['/web', 'diensten/bouw/web']]],
    ])
    expect(node && pagesIn(node)).toBe(1)
  })

  it('lists paths with parents first', () => {
    expect(pathsIn(pageTree(['/b/a', '/a', '/b'].map(row)))).toEqual(['/a', '/b', '/b/a'])
  })
})

describe('nodesWith', () => {
  const nodes = pageTree(['/werk', '/werk/aurora', '/werk/borealis', '/contact'].map(row))

  it('keeps what is above a page that is found, and all below it', () => {
    expect(pathsIn(nodesWith(nodes, ' AURORA'))).toEqual(['/werk', '/werk/aurora'])
    expect(pathsIn(nodesWith(nodes, 'werk'))).toEqual(['/werk', '/werk/aurora', '/werk/borealis'])
    expect(nodesWith(nodes, 'zuid')).toEqual([])
  })
})

it('nodeAt finds a node at any depth', () => {
  const nodes = pageTree(['/werk/aurora'].map(row))
  expect(nodeAt(nodes, '/werk/aurora')?.page?.id).toBe('/werk/aurora')
  expect(nodeAt(nodes, '/aurora')).toBeNull()
})

describe('movedPath', () => {
  it('keeps what comes after the moved path', () => {
    expect(movedPath('/werk', '/werk', '/cases')).toBe('/cases')
    expect(movedPath('/werk/aurora/cijfers', '/werk/aurora', '/cases/aurora')).toBe('/cases/aurora/cijfers')
    expect(movedPath('/werk/aurora', '/werk', '/')).toBe('/aurora')
  })
})

describe('pathBelow', () => {
  it('keeps the last segment', () => {
    expect(pathBelow('/cases', '/werk/aurora')).toBe('/cases/aurora')
    expect(pathBelow('/', '/werk/aurora')).toBe('/aurora')
  })
})

it('isBelow compares whole segments', () => {
  expect(isBelow('/werk/aurora', '/werk')).toBe(true)
  expect(isBelow('/werkplaats', '/werk')).toBe(false)
  expect(isBelow('/werk', '/werk')).toBe(false)
})

it('pathsAbove has the paths that a path is below, the nearest first', () => {
  expect(pathsAbove('/werk/aurora/cijfers')).toEqual(['/werk/aurora', '/werk'])
  expect(pathsAbove('/werk')).toEqual([])
})
