import { messages } from '@/src/i18n/messages'
import type { Locale } from '@/src/lib/constants'
import { PASSWORD_CHARACTERS } from '@/src/lib/password'

/** Texts of account forms, with the minimum length filled into the password rule. */
export function authTexts(locale: Locale) {
  const texts = messages[locale].auth
  return { ...texts, passwordRule: texts.passwordRule.replace('{count}', String(PASSWORD_CHARACTERS)) }
}

/** A block's link; null unless it has both an href and a label. */
export const toLink = (link: { href?: string | null; label?: string | null } | null | undefined) =>
  link?.href && link.label ? { href: link.href, label: link.label } : null
