import type { LocaleTexts } from '@/src/i18n/locale-texts'

export const LLM_USAGE_LOGS = 'llm-usage-logs'

/** What a call to the language model is for. */
export const LLM_PURPOSES = ['chat', 'translate-field', 'translate-page', 'edit'] as const
export type LlmPurpose = (typeof LLM_PURPOSES)[number]

export const PURPOSE_LABELS = {
  chat: { nl: 'Gesprek', en: 'Chat' },
  'translate-field': { nl: 'Veld vertalen', en: 'Translate a field' },
  'translate-page': { nl: 'Pagina vertalen', en: 'Translate a page' },
  edit: { nl: 'Pagina bewerken', en: 'Edit a page' },
} as const satisfies Record<LlmPurpose, LocaleTexts>

export const CALL_STATUSES = ['succeeded', 'failed', 'cancelled'] as const
export type CallStatus = (typeof CALL_STATUSES)[number]

export const STATUS_LABELS = {
  succeeded: { nl: 'Gelukt', en: 'Succeeded' },
  failed: { nl: 'Mislukt', en: 'Failed' },
  cancelled: { nl: 'Afgebroken', en: 'Cancelled' },
} as const satisfies Record<CallStatus, LocaleTexts>

/** `input` includes the tokens that the provider had cached. */
export type Tokens = { input: number; output: number; cached: number }

/** Characters per token: fewer than texts in European languages have, so that an estimate is rather too high. */
const CHARACTERS_PER_TOKEN = 3

export const estimateTokens = (length: number): number => Math.ceil(length / CHARACTERS_PER_TOKEN)
