import type { LocaleTexts } from '@/src/i18n/locale-texts'

export const LLM_CONVERSATIONS = 'llm-conversations'
export const CHAT_MESSAGES = 'chat-messages'

export const MESSAGE_ROLES = ['user', 'assistant'] as const
export type MessageRole = (typeof MESSAGE_ROLES)[number]

export const MESSAGE_ROLE_LABELS = {
  user: { nl: 'Persoon', en: 'Person' },
  assistant: { nl: 'Assistent', en: 'Assistant' },
} as const satisfies Record<MessageRole, LocaleTexts>

/** Days that a conversation is kept after its last message, unless the tenant says otherwise. */
export const DEFAULT_RETENTION_DAYS = 90

const MAX_TITLE = 80

/** What a conversation is called: the beginning of what was asked first. */
export function conversationTitle(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  return line.length <= MAX_TITLE ? line : `${line.slice(0, MAX_TITLE - 1).trimEnd()}…`
}
