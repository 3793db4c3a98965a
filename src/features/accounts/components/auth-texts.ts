import { messages } from '@/src/i18n/messages'
import type { Locale } from '@/src/lib/constants'
import { PASSWORD_CHARACTERS } from '@/src/lib/password'

/** The words of forms about accounts; the rule for passwords is filled in. */
export function authTexts(locale: Locale) {
  const texts = messages[locale].auth
  return { ...texts, passwordRule: texts.passwordRule.replace('{count}', String(PASSWORD_CHARACTERS)) }
}

/** A link of a block, where it leads somewhere. */
export const toLink = (link: { href?: string | null; label?: string | null } | null | undefined) =>
  link?.href && link.label ? { href: link.href, label: link.label } : null
