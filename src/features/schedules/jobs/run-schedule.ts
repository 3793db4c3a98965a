import type { JobTask } from '@/src/features/jobs/rules/task'
import { runSchedule } from '../server/run-schedule'
import { forgetSchedule } from '../server/store'

/** Tries in all, over almost three hours. */
const RETRIES = { attempts: 10, backoff: { type: 'exponential', delay: 10_000 } } as const

export const runScheduleTask: JobTask<'runSchedule'> = {
  slug: 'runSchedule',
  labels: { nl: 'Gepland publiceren', en: 'Scheduled publication' },
  retries: RETRIES,
  inputSchema: [{ name: 'schedule', type: 'text', required: true }],
  onCancel: (req, { schedule }) => forgetSchedule(req, schedule),
  handler: async ({ input, req }) => {
    await runSchedule(req.payload, input.schedule)
    return { output: {} }
  },
}
