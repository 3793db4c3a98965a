import { format } from 'node:util'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { expectConsole, takeConsoleProblems } from './console'

it('finds a line that nobody announced', () => {
  console.error('lost: %s', 'a key')
  expect(takeConsoleProblems()).toEqual([`Unexpected console.error: ${format('lost: %s', 'a key')}`])
})

it('finds a warning of React', () => {
  renderToStaticMarkup(createElement('ul', null, [createElement('li')]))
  expect(takeConsoleProblems()).toEqual([
    expect.stringMatching(/^Unexpected console\.error: Each child in a list should have a unique "key" prop/),
  ])
})

it('finds an announced line that does not come', () => {
  expectConsole('warn', /slow/)
  expect(takeConsoleProblems()).toEqual(['Missing console.warn: /slow/'])
})

it('takes an announced line once, at its own level', () => {
  expectConsole('warn', /^slow/)
  console.warn('slow')
  expect(takeConsoleProblems()).toEqual([])
  expectConsole('warn', /^slow/)
  console.warn('slow')
  console.warn('slow')
  expect(takeConsoleProblems()).toEqual(['Unexpected console.warn: slow'])
})
