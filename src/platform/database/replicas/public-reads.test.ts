import type { Pool } from 'pg'
import { beforeEach, describe, expect, it } from 'vitest'

import { readingReplicas } from './public-reads'

let asked: string[]
let failed: number
let error: Error | null
let isPublic: boolean

beforeEach(() => {
  asked = []
  failed = 0
  error = null
  isPublic = true
})

const replica = {
  query: () => {
    asked.push('replica')
    return error ? Promise.reject(error) : Promise.resolve()
  },
} as unknown as Pool

const query = (...args: unknown[]) => {
  const gate = { current: () => replica, failed: () => void (failed += 1) }
  const primary = () => Promise.resolve(asked.push('primary'))
  return readingReplicas(gate, () => isPublic, primary)(...args)
}
const withCode = (code: string) => Object.assign(new Error(code), { code })

describe('readingReplicas', () => {
  it.each([['select 1'], [{ text: 'WITH a AS (SELECT 1) SELECT * FROM a' }]])(
    'sends %j of a public answer to a replica',
    async (statement) => {
      await query(statement)
      expect(asked).toEqual(['replica'])
    },
  )

  it.each(['insert into a values (1)', 'update a set b = 1', 'select 1 from a for update', 'begin'])(
    'sends “%s” to the primary',
    async (statement) => {
      await query(statement)
      expect(asked).toEqual(['primary'])
    },
  )

  it('sends everything else to the primary', async () => {
    isPublic = false
    await query('select 1')
    expect(asked).toEqual(['primary'])
  })

  it.each(['25006', '40001'])(
    'sends a statement that the replica refused with %s to the primary',
    async (code) => {
      error = withCode(code)
      await query('select pg_notify($1)', ['a'])
      expect([asked, failed]).toEqual([['replica', 'primary'], 0])
    },
  )

  it('reads the primary when the replica is gone, and reports that', async () => {
    error = withCode('ECONNREFUSED')
    await query('select 1')
    expect([asked, failed]).toEqual([['replica', 'primary'], 1])
  })

  it('does not repeat a statement that is wrong', async () => {
    error = withCode('42601')
    await expect(query('select')).rejects.toThrow('42601')
    expect(asked).toEqual(['replica'])
  })
})
