import { describe, expect, it } from 'vitest'
import { serverEnv, serverNodeOptions } from '@/scripts/child-env'

describe('serverEnv', () => {
  it('bounds the memory of the server, and lets NODE_OPTIONS of the user win', () => {
    const env = serverEnv({ NODE_ENV: 'production', NODE_OPTIONS: '--max-old-space-size=4096' })
    expect(env.NODE_OPTIONS).toMatch(/^--max-semi-space-size=8 .*--max-old-space-size=4096$/)
    expect(env.MALLOC_ARENA_MAX).toBe('2')
    expect(serverEnv({ NODE_ENV: 'production', MALLOC_ARENA_MAX: '4' }).MALLOC_ARENA_MAX).toBe('4')
  })

  it('leaves the development server as it is, which also compiles', () => {
    expect(serverEnv({ NODE_ENV: 'development' })).toEqual({ NODE_ENV: 'development' })
  })
})

describe('serverNodeOptions', () => {
  it('bounds the garbage of the server, but not of the development server', () => {
    expect(serverNodeOptions({ NODE_ENV: 'production' })).toEqual(['--heap-growing-percent=30'])
    expect(serverNodeOptions({ NODE_ENV: 'development' })).toEqual([])
  })
})
