import { describe, expect, it } from 'vitest'

import { folderProblem, foldersOf, isInFolder, storedFolder, storedTags, tagsProblem } from './filing'

describe('a folder', () => {
  it.each([
    ['Cases/Molenkade', 'Cases/Molenkade'],
    [' /Cases//  Molen   kade/ ', 'Cases/Molen kade'],
    ['/', ''],
    ['', ''],
  ])('of %j is stored as %j', (typed, stored) => {
    expect(storedFolder(typed)).toBe(stored)
  })

  it.each([
    ['a/b/c/d/e', null],
    ['a/b/c/d/e/f', 'tooDeep'],
    ['x'.repeat(61), 'tooLong'],
    [`${'x'.repeat(60)}/`.repeat(4).slice(0, -1), 'tooLong'],
    ['', null],
  ])('of %j is rejected for %j', (path, problem) => {
    expect(folderProblem(path)).toBe(problem)
  })

  it('has its own images and those of the folders below it, not of one that begins as it does', () => {
    expect(isInFolder('Cases/Molen', 'Cases')).toBe(true)
    expect(isInFolder('Cases', 'Cases')).toBe(true)
    expect(isInFolder('Casestudie', 'Cases')).toBe(false)
  })
})

it('lists folders by path, each with the images of those below it', () => {
  const counted = [
    { name: 'Cases/Molen 10', images: 2 },
    { name: 'Cases/Molen 9', images: 1 },
    { name: 'Team', images: 4 },
  ]
  expect(foldersOf(counted)).toEqual([
    { path: 'Cases', images: 3 },
    { path: 'Cases/Molen 9', images: 1 },
    { path: 'Cases/Molen 10', images: 2 },
    { path: 'Team', images: 4 },
  ])
})

describe('tags', () => {
  it('are stored once each, in the first spelling', () => {
    expect(storedTags([' Utrecht', 'gevel  steen', 'utrecht', ''])).toEqual(['Utrecht', 'gevel steen'])
  })

  it.each([
    [Array.from({ length: 20 }, (_, index) => `t${index}`), null],
    [Array.from({ length: 21 }, (_, index) => `t${index}`), 'tooMany'],
    [['x'.repeat(41)], 'tagTooLong'],
  ])('of %j are rejected for %j', (tags, problem) => {
    expect(tagsProblem(tags)).toBe(problem)
  })
})
