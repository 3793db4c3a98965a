import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { handleCronErrors } from './cron-errors'

const OUTAGE = new Error('connect ECONNREFUSED')

let failing: Payload
const logged = vi.fn<(line: unknown) => void>()

/** Payload with one cron, that fails; it runs when the test triggers it. */
beforeAll(async () => {
  const payload = await payloadInstance()
  const jobs = {
    ...payload.config.jobs,
    autoRun: [{ cron: '0 0 1 1 *', disableScheduling: true }],
    shouldAutoRun: () => Promise.reject(OUTAGE),
  }
  failing = Object.assign(Object.create(payload) as Payload, {
    crons: [],
    config: { ...payload.config, jobs },
    logger: { ...payload.logger, error: logged },
  })
  await failing._initializeCrons()
})
beforeEach(() => logged.mockClear())
afterAll(() => failing.crons.forEach((cron) => cron.stop()))

const runTwice = async () => {
  for (const cron of [...failing.crons, ...failing.crons]) await cron.trigger()
}

it('Payload logs the error of every run', async () => {
  await runTwice()
  expect(logged).toHaveBeenCalledTimes(2)
})

it('errors of the crons are reported instead of logged', async () => {
  const reported = vi.fn<(error: unknown) => void>()
  handleCronErrors(failing, reported)
  await runTwice()
  expect(reported.mock.calls.map(([error]) => error)).toEqual([OUTAGE, OUTAGE])
  expect(logged).not.toHaveBeenCalled()
})
