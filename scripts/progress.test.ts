import { describe, expect, it } from 'vitest'
import { progressLine, sentenceFor, StartError } from '@/scripts/progress.mjs'
import { EnvError } from '@/src/platform/env-schema'

describe('sentenceFor', () => {
  it('shows a StartError or EnvError without a stack trace', () => {
    expect(sentenceFor(new StartError('Do this.'))).toBe('Do this.')
    expect(sentenceFor(new EnvError('Set that.'))).toBe('Set that.')
  })

  it.each(['ENOSPC: no space left on device, write', 'could not write: No space left on device'])(
    'reports a full disk when a step fails with %j',
    (message) => {
      expect(sentenceFor(new Error(message))).toMatch(/^The disk is full\./)
    },
  )

  it('keeps the stack trace of an unexpected failure', () => {
    expect(sentenceFor(new TypeError('x is not a function'))).toContain('progress.test.ts')
  })
})

describe('progressLine', () => {
  it('shows how much is done of all, and the time left once it can be estimated', () => {
    expect(progressLine({ done: 20, of: 80 }, 10_000)).toBe('20 of 80, about 30 s left')
    expect(progressLine({ done: 1, of: 80 }, 500)).toBe('1 of 80')
    expect(progressLine({ done: 0, of: 4, doing: 'compiling' }, 10_000)).toBe('compiling, 0 of 4')
    expect(progressLine(null, 10_000)).toBe('running')
  })
})
