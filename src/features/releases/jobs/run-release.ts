import type { JobTask } from '@/src/features/jobs/rules/task'
import { runRelease } from '../server/run-release'
import { forgetPlan } from '../server/write'

/** Tries in all, over almost three hours. */
const RETRIES = { attempts: 10, backoff: { type: 'exponential', delay: 10_000 } } as const

export const runReleaseTask: JobTask<'runRelease'> = {
  slug: 'runRelease',
  labels: { nl: 'Release publiceren', en: 'Publish a release' },
  retries: RETRIES,
  inputSchema: [{ name: 'release', type: 'text', required: true }],
  onCancel: (req, { release }) => forgetPlan(req, release),
  handler: async ({ input, req }) => {
    await runRelease(req.payload, input.release)
    return { output: {} }
  },
}
