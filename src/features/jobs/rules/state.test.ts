import { describe, expect, it } from 'vitest'

import { errorOf, stateOf } from './state'

const failed = {
  id: '1',
  executedAt: '',
  completedAt: '',
  taskSlug: 'mailSubmission' as const,
  taskID: '1',
  state: 'failed' as const,
  error: { message: 'refused' },
}

describe('the state of a job', () => {
  it.each([
    [{}, 'waiting'],
    [{ processing: true }, 'running'],
    [{ totalTried: 1 }, 'retrying'],
    [{ totalTried: 1, completedAt: '2026-11-22' }, 'done'],
    [{ hasError: true, error: { message: 'refused' } }, 'failed'],
    [{ hasError: true, error: { cancelled: true } }, 'cancelled'],
  ])('of %j is %s', (job, state) => {
    expect(stateOf(job)).toBe(state)
  })
})

describe('the error of a job', () => {
  it('is that of the last failed try while it is retried', () => {
    expect(errorOf({ log: [failed, { ...failed, error: { message: 'timed out' } }] })).toBe('timed out')
  })
  it('is none once it is done, and none before its first try', () => {
    expect(errorOf({ completedAt: '2026-11-22', log: [failed] })).toBeNull()
    expect(errorOf({})).toBeNull()
  })
})
