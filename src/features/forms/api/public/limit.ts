import type { Form } from '@/payload-types'
import { consumeAttempt } from '@/src/api/core/attempts'

const HOUR_SECONDS = 3600
/** Whatever addresses they come from: an address can be made up where no proxy is trusted. */
const PER_FORM = { name: 'forms-form', points: 500, seconds: HOUR_SECONDS }
const DETAIL = 'Too much was sent with this form. Try again later.'

const perVisitor = (points: number) => ({ name: 'forms-visitor', points, seconds: HOUR_SECONDS })

/** Counts what a visitor sends with a form. @throws {ApiError} 429 when it was too much within the hour */
export async function countSubmission({ id, spam }: Form, visitor: string): Promise<void> {
  await consumeAttempt(perVisitor(spam.perHour), `${id} ${visitor}`, DETAIL)
  await consumeAttempt(PER_FORM, id, DETAIL)
}
