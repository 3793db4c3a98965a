import { afterEach, describe, expect, it, vi } from 'vitest'

import { importOptional } from './import-optional'

afterEach(() => vi.unstubAllGlobals())

const script = (name: string) => ({ src: `https://kade.test/_next/${name}` })

describe('importOptional', () => {
  it('records the chunks that it loads, but not those that the page was loading already', async () => {
    const dataset: Record<string, string> = {}
    const scripts = [script('page.js')]
    vi.stubGlobal('document', { scripts, documentElement: { dataset } })
    const load = (...names: string[]) =>
      importOptional(async () => {
        scripts.push(...names.map(script))
        return names.length
      })
    expect(await load('a.js', 'b.js')).toBe(2)
    expect(await load('c.js')).toBe(1)
    expect(dataset.optionalChunks?.trim().split(' ')).toEqual(
      ['a.js', 'b.js', 'c.js'].map((name) => script(name).src),
    )
  })

  it('rejects when the import rejects', async () => {
    vi.stubGlobal('document', { scripts: [], documentElement: { dataset: {} } })
    await expect(importOptional(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  })
})
