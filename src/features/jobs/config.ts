import type { JobsConfig, PayloadRequest, TaskConfig } from 'payload'

import { isSuperAdmin } from '@/src/access/memberships'
import { recoverAbandonedJobs } from '@/src/upstream/payload/jobs/recover-abandoned-jobs'
import { jobsCollection } from './collection'
import { TASKS } from './registry'
import { MAINTENANCE_QUEUE, SCHEDULE_QUEUE, TRANSLATION_QUEUE } from './rules/task'
import { leads } from './server/leadership'
import { reportQueueRuns } from './server/outage'
import { runTask } from './server/run-task'

type ScheduleConfig = NonNullable<TaskConfig['schedule']>[number]

/** Payload schedules on every node before it asks `shouldAutoRun`: the others leave that to the leader. */
const scheduleOnLeader = (schedule: ScheduleConfig): ScheduleConfig => ({
  ...schedule,
  hooks: {
    beforeSchedule: async (args) =>
      (await leads()) ? args.defaultBeforeSchedule(args) : { shouldSchedule: false },
    afterSchedule: async (args) => {
      if (await leads()) await args.defaultAfterSchedule(args)
    },
  },
})

function toConfig(task: (typeof TASKS)[keyof typeof TASKS]) {
  const { labels, onCancel: _, ...config } = task
  const { schedule } = config
  // Payload's own label is of one language, and shown nowhere.
  return {
    ...runTask(config),
    label: labels.en,
    ...(schedule && { schedule: schedule.map(scheduleOnLeader) }),
  }
}

const onlySuperAdmins = ({ req }: { req: PayloadRequest }) => isSuperAdmin(req.user)
/** Payload's `run` and `handle-schedules` are GETs that a page of another site could cause; its crons ask no access. */
const nobody = () => false

/** Work that runs later. Mail and webhooks also run right after the commit that queues them (`queueJob`). */
export const jobs: JobsConfig = {
  tasks: Object.values(TASKS).map(toConfig),
  access: { run: nobody, queue: onlySuperAdmins, cancel: onlySuperAdmins },
  autoRun: [
    { queue: 'default', cron: '*/10 * * * * *', limit: 10, disableScheduling: true, silent: { info: true } },
    {
      queue: SCHEDULE_QUEUE,
      cron: '*/10 * * * * *',
      limit: 100,
      disableScheduling: true,
      silent: { info: true },
    },
    {
      queue: TRANSLATION_QUEUE,
      cron: '*/10 * * * * *',
      limit: 4,
      disableScheduling: true,
      silent: { info: true },
    },
    { queue: MAINTENANCE_QUEUE, cron: '* * * * *', limit: 10, silent: { info: true } },
  ],
  shouldAutoRun: async (payload) => {
    const isLeader = await leads()
    if (isLeader) await recoverAbandonedJobs(payload)
    reportQueueRuns()
    return isLeader
  },
  deleteJobOnComplete: false,
  // The list's own order, newest first, would be that of the queue.
  processingOrder: 'createdAt',
  jobsCollectionOverrides: jobsCollection,
}
