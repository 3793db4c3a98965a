import { ApiError, type ProblemCode } from './problems'
import { responseLanguage } from './response-language'
import { AssistantError, type AssistantFailure } from '@/src/features/assistant'
import { API_LOCALE } from '@/src/lib/constants'

const CODES: Record<AssistantFailure['reason'], ProblemCode> = {
  budgetReached: 'budgetReached',
  notConfigured: 'notConfigured',
  switchedOff: 'notConfigured',
  unreadableKey: 'notConfigured',
  tooManyCalls: 'tooManyRequests',
  rejected: 'modelFailed',
  busy: 'modelFailed',
  timedOut: 'modelFailed',
  failed: 'modelFailed',
}

/** Seconds after which a place among the calls of a tenant is likely. */
const RETRY_AFTER = '10'

/** The problems of every operation that calls the language model. */
export const MODEL_PROBLEMS = ['budgetReached', 'modelFailed', 'notConfigured'] as const

/** What somebody is told when the language model gave no answer; never what the provider wrote. */
export function toModelProblem(error: unknown): unknown {
  if (!(error instanceof AssistantError)) return error
  const code = CODES[error.failure.reason]
  return new ApiError(code, error.texts[responseLanguage() ?? API_LOCALE], {
    isTranslated: true,
    ...(code === 'tooManyRequests' && { headers: { 'retry-after': RETRY_AFTER } }),
  })
}
