import { isRecord } from '@/src/lib/is-record'

import type { FailureReason } from '@/src/features/assistant/rules/failure'
import { AssistantError } from './assistant-error'

const REJECTED: readonly number[] = [401, 403, 404]
/** 529: Anthropic’s own for an overload. */
const BUSY: readonly number[] = [429, 503, 529]

/** Of a RetryError or an APICallError, without loading the library for their classes. */
function statusOf(error: unknown): number | undefined {
  if (!isRecord(error)) return undefined
  if ('lastError' in error) return statusOf(error.lastError)
  return typeof error.statusCode === 'number' ? error.statusCode : undefined
}

function reasonFor(status: number | undefined): FailureReason {
  if (status === undefined) return 'failed'
  if (REJECTED.includes(status)) return 'rejected'
  return BUSY.includes(status) ? 'busy' : 'failed'
}

/** A failure for people, and the code of it for the log. */
export type CallFailure = { error: AssistantError; code: string }

/** What went wrong with a call that nobody cancelled. */
export function toCallFailure(cause: unknown, isTimeout: boolean): CallFailure {
  const status = isTimeout ? undefined : statusOf(cause)
  const reason = isTimeout ? 'timedOut' : reasonFor(status)
  return { error: new AssistantError({ reason }, cause), code: [reason, status].filter(Boolean).join(' ') }
}
