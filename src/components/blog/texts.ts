import { createTranslator } from 'next-intl'

import { messages } from '@/src/i18n/messages'
import { LANGUAGES, type Locale } from '@/src/lib/constants'

/** Interface texts of the blog in a locale. */
export const blogTexts = (locale: Locale) =>
  createTranslator({ locale, messages: messages[locale], namespace: 'blog' })

/** `3 november 2026`, independent of the server's time zone. */
export const longDate = (locale: Locale, iso: string): string =>
  new Intl.DateTimeFormat(LANGUAGES[locale].tag, { dateStyle: 'long', timeZone: 'Europe/Amsterdam' }).format(
    new Date(iso),
  )
