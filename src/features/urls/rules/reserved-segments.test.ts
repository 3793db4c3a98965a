import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PUBLIC_ENTRIES } from './reserved-segments'

describe('PUBLIC_ENTRIES', () => {
  it('contains every entry of public/, so that the proxy lets it through', () => {
    const entries = existsSync('public') ? readdirSync('public') : []
    expect(entries.filter((entry) => !PUBLIC_ENTRIES.includes(entry))).toEqual([])
  })
})
