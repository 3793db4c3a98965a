/** Why a document was not published at its time: a text is missing, its editor may not publish it any more, or another. */
export const SCHEDULE_PROBLEMS = ['incomplete', 'notAllowed', 'failed'] as const
export type ScheduleProblem = (typeof SCHEDULE_PROBLEMS)[number]

/** When a locale of a document is published, or why it was not; `fields` are the paths of what is not complete. */
export type Schedule = { at: string; problem: ScheduleProblem | null; fields: string[] }

/** The moment that a date stands for if it is in the future; null for any other value. */
export function futureTime(date: unknown, now = Date.now()): string | null {
  const time = typeof date === 'string' || date instanceof Date ? new Date(date) : null
  return time && time.valueOf() > now ? time.toISOString() : null
}
