import { format } from 'node:util'
import type * as React from 'react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { expectConsole, recordConsole, takeConsoleProblems } from './console'

it('reports an unexpected line', () => {
  console.error('lost: %s', 'a key')
  expect(takeConsoleProblems()).toEqual([`Unexpected console.error: ${format('lost: %s', 'a key')}`])
})

it('reports a warning of React', () => {
  renderToStaticMarkup(createElement('ul', null, [createElement('li')]))
  expect(takeConsoleProblems()).toEqual([
    expect.stringMatching(/^Unexpected console\.error: Each child in a list should have a unique "key" prop/),
  ])
})

it('reports an expected line that is missing', () => {
  expectConsole('warn', /slow/)
  expect(takeConsoleProblems()).toEqual(['Missing console.warn: /slow/'])
})

it('accepts an expected line once', () => {
  expectConsole('warn', /^slow/)
  console.warn('slow')
  expect(takeConsoleProblems()).toEqual([])
  expectConsole('warn', /^slow/)
  console.warn('slow')
  console.warn('slow')
  expect(takeConsoleProblems()).toEqual(['Unexpected console.warn: slow'])
})

it('records lines unchanged although Next.js wraps console methods when it is loaded', async () => {
  recordConsole()
  const { registerServerReact } = await import('next/dist/server/runtime-reacts.external')
  await import('next/dist/server/node-environment-extensions/console-dim.external')
  // Next.js dims what is written after a render has ended; without its server's AsyncLocalStorage that throws.
  registerServerReact({ cacheSignal: () => AbortSignal.abort() } as typeof React)
  expectConsole('warn', /^late$/)
  console.warn('late')
  expect(takeConsoleProblems()).toEqual([])
})

it('records an error although Next.js replaces how errors are shown when it is loaded', async () => {
  await import('next/dist/server/app-render/work-unit-async-storage.external')
  await import('next/dist/server/node-environment')
  expectConsole('warn', /^failed Error: cause/)
  console.warn('failed', new Error('cause'))
  expect(takeConsoleProblems()).toEqual([])
})
