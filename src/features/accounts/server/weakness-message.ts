import type { PayloadRequest } from 'payload'

import { textIn } from '@/src/i18n/locale-texts'
import { messages } from '@/src/i18n/messages'
import { MAX_PASSWORD_CHARACTERS, PASSWORD_CHARACTERS, type PasswordWeakness } from '@/src/lib/password'

/** Why a password is rejected, in the language of the request. */
export function weaknessMessage(weakness: PasswordWeakness, { i18n }: PayloadRequest): string {
  const texts = textIn(messages, i18n.language).accounts.weakPassword
  const count = weakness === 'long' ? MAX_PASSWORD_CHARACTERS : PASSWORD_CHARACTERS
  return texts[weakness].replace('{count}', String(count))
}
