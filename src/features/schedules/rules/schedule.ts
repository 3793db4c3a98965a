import type { ScheduledCollection } from '@/src/platform/database/schedule-column'

export const SCHEDULE_ACTIONS = ['publish', 'unpublish'] as const
export type ScheduleAction = (typeof SCHEDULE_ACTIONS)[number]

export type ScheduledDocument = { collection: ScheduledCollection; id: string }

/** Why it did not happen at its time: a text is missing, its editor may not do it any more, nobody approved it as it is, or another. */
export const SCHEDULE_PROBLEMS = ['incomplete', 'notAllowed', 'notReviewed', 'failed'] as const
export type ScheduleProblem = (typeof SCHEDULE_PROBLEMS)[number]

/** When something happens to a locale of a document, or why it did not; `fields` are the paths of what is not complete. */
export type Schedule = { at: string; problem: ScheduleProblem | null; fields: string[] }

/** The moment that a date stands for if it is in the future; null for any other value. */
export function futureTime(date: unknown, now = Date.now()): string | null {
  const time = typeof date === 'string' || date instanceof Date ? new Date(date) : null
  return time && time.valueOf() > now ? time.toISOString() : null
}
