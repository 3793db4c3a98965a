import type { PayloadRequest, TaskConfig, TypedJobs } from 'payload'

import type { LocaleTexts } from '@/src/i18n/locale-texts'

export type TaskSlug = keyof TypedJobs['tasks']

/** A task of Payload's job queue with the name that the admin shows. Its slug is that of its row in the registry. */
export type JobTask<Slug extends TaskSlug> = Omit<TaskConfig<Slug>, 'slug' | 'label'> & {
  slug: Slug
  labels: LocaleTexts
  /** What a super admin's cancelling leaves to be stored, in the same transaction. */
  onCancel?: (req: PayloadRequest, input: Record<string, unknown>) => Promise<void>
}

/** The queue of periodic work, so that it never holds up mail. */
export const MAINTENANCE_QUEUE = 'maintenance'

/** The queue of what happens at a set time, so that nothing else holds it up. */
export const SCHEDULE_QUEUE = 'schedules'

/** The queue of bulk translations, which wait for the language model, so that they never hold up mail. */
export const TRANSLATION_QUEUE = 'translations'

/** Tries of a mail or a webhook in all, over some eight and a half hours: after 1, 2, 4 … 256 minutes. */
const MAX_ATTEMPTS = 10
export const DELIVERY_RETRIES = {
  attempts: MAX_ATTEMPTS - 1,
  backoff: { type: 'exponential', delay: 60_000 },
} as const

/** Periodic work that fails is tried again once; then its next turn comes. */
export const periodic = (cron: string) => ({
  schedule: [{ cron, queue: MAINTENANCE_QUEUE }],
  retries: { attempts: 1, backoff: { type: 'fixed', delay: 60_000 } } as const,
})
