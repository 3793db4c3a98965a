import { afterEach, expect, it, vi } from 'vitest'

import { logger } from '@/src/platform/logger'
import { reportQueueError, reportQueueRuns } from './outage'

const OUTAGE = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

afterEach(() => {
  reportQueueRuns()
  vi.restoreAllMocks()
})

it('logs one line when an outage begins and one when it is over', () => {
  const error = vi.spyOn(logger, 'error').mockReturnValue(undefined)
  const info = vi.spyOn(logger, 'info').mockReturnValue(undefined)
  for (let run = 0; run < 5; run += 1) reportQueueError(OUTAGE)
  expect(error).toHaveBeenCalledTimes(1)
  for (let run = 0; run < 5; run += 1) reportQueueRuns()
  expect(info).toHaveBeenCalledTimes(1)
})

it('logs every other error', () => {
  const error = vi.spyOn(logger, 'error').mockReturnValue(undefined)
  for (let run = 0; run < 2; run += 1) reportQueueError(new Error('a defect'))
  expect(error).toHaveBeenCalledTimes(2)
})
