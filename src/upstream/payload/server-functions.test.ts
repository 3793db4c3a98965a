import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'
import { knownServerFunction, SERVER_FUNCTIONS } from './server-functions'

const PROTOTYPE_KEYS = Object.getOwnPropertyNames(Object.prototype)
const DISPATCHER = '@payloadcms/next/dist/utilities/handleServerFunctions.js'

describe('a call of a server function', () => {
  it.each(SERVER_FUNCTIONS)('keeps the name and arguments of %s', (name) => {
    expect(knownServerFunction({ name, args: { slug: 'pages' } })).toEqual({ name, args: { slug: 'pages' } })
  })

  it.each(PROTOTYPE_KEYS)('rejects the name "%s"', (name) => {
    expect(() => knownServerFunction({ name, args: {} })).toThrow('Unknown server function')
  })

  it('rejects any other name, and says nothing of the call', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), fc.anything(), (name, args) => {
        fc.pre(!SERVER_FUNCTIONS.includes(name as string))
        expect(() => knownServerFunction({ name, args })).toThrow(/^Unknown server function$/)
      }),
    )
  })

  it('rejects a call that is no plain object', () => {
    fc.assert(
      fc.property(fc.anything({ withMap: true, withSet: true, withDate: true }), (call) => {
        expect(() => knownServerFunction(call)).toThrow(/^Unknown server function$/)
      }),
    )
    const inherited = Object.create({ name: 'form-state', args: {} }) as unknown
    for (const call of [new FormData(), inherited, [{ name: 'form-state', args: {} }]])
      expect(() => knownServerFunction(call)).toThrow(/^Unknown server function$/)
  })

  it('rejects arguments that are no plain object', () => {
    for (const args of [undefined, null, 'x', [], () => null, new Map()])
      expect(() => knownServerFunction({ name: 'form-state', args })).toThrow(/^Unknown server function$/)
  })
})

it('knows the server functions of the installed version of Payload, and no others', async () => {
  const source = await packageFile(DISPATCHER)
  const table = /const baseServerFunctions = \{([^}]*)\}/.exec(source)?.[1] ?? ''
  const names = [...table.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, name]) => name)
  expect(names.toSorted()).toEqual([...SERVER_FUNCTIONS])
})

it('Payload looks up the name of a server function with the prototype of its table', async () => {
  const source = await packageFile(DISPATCHER)
  expect(source).toContain('extraServerFunctions?.[fnKey] || baseServerFunctions[fnKey]')
  expect(source).not.toContain('hasOwn')
})
