import type { Limit } from '@/src/features/assistant/rules/budget'
import { budgetTexts, type FailureReason, failureTexts } from '@/src/features/assistant/rules/failure'
import type { LocaleTexts } from '@/src/i18n/locale-texts'

export type AssistantFailure = { reason: FailureReason } | { reason: 'budgetReached'; limit: Limit }

/** Why the language model gave no answer. `cause` is for the log only: it can repeat what was asked. */
export class AssistantError extends Error {
  override readonly name = 'AssistantError'
  readonly failure: AssistantFailure
  readonly texts: LocaleTexts

  constructor(failure: AssistantFailure, cause?: unknown) {
    const texts =
      failure.reason === 'budgetReached' ? budgetTexts(failure.limit) : failureTexts(failure.reason)
    super(texts.en, { cause })
    this.failure = failure
    this.texts = texts
  }
}
