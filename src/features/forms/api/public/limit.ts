import type { Form } from '@/payload-types'
import { consumeAttempt } from '@/src/api/core/attempts'

const HOUR_SECONDS = 3600
/** From any IP address: without a trusted proxy, addresses can be forged. */
const PER_FORM = { name: 'forms-form', points: 500, seconds: HOUR_SECONDS }
const DETAIL = 'Too many submissions of this form. Try again later.'

const perVisitor = (points: number) => ({ name: 'forms-visitor', points, seconds: HOUR_SECONDS })

const UPLOADS = { name: 'forms-uploads', points: 60, seconds: HOUR_SECONDS }

/** Counts a submission with files before they are read. @throws {ApiError} 429 when there were too many within the hour */
export const countFiles = (visitor: string): Promise<void> => consumeAttempt(UPLOADS, visitor, DETAIL)

/** Counts a submission. @throws {ApiError} 429 when there were too many within the hour */
export async function countSubmission({ id, spam }: Form, visitor: string): Promise<void> {
  await consumeAttempt(perVisitor(spam.perHour), `${id} ${visitor}`, DETAIL)
  await consumeAttempt(PER_FORM, id, DETAIL)
}
