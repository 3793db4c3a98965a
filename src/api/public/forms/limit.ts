import { RateLimiterMemory } from 'rate-limiter-flexible'

import type { Form } from '@/payload-types'
import { processWide } from '@/src/lib/process-wide'
import { countAttempt } from '../../core/attempts'

const HOUR_SECONDS = 3600
/** Whatever addresses they come from: an address can be made up where no proxy is trusted. */
const PER_FORM = 500
const DETAIL = 'Too much was sent with this form. Try again later.'

const byForm = () =>
  processWide('forms-limiter', () => new RateLimiterMemory({ points: PER_FORM, duration: HOUR_SECONDS }))

const byVisitor = (perHour: number) =>
  processWide(
    `form-visitors-limiter-${perHour}`,
    () => new RateLimiterMemory({ points: perHour, duration: HOUR_SECONDS }),
  )

/** Counts what a visitor sends with a form. @throws {ApiError} 429 when it was too much within the hour */
export async function countSubmission({ id, spam }: Form, visitor: string): Promise<void> {
  await countAttempt(byVisitor(spam.perHour), `${id} ${visitor}`, DETAIL)
  await countAttempt(byForm(), id, DETAIL)
}
