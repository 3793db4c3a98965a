import { createTranslator } from 'next-intl'

import { messages } from '@/src/i18n/messages'
import { LANGUAGES, type Locale } from '@/src/lib/constants'

/** The words around posts, in one language. */
export const blogWords = (locale: Locale) =>
  createTranslator({ locale, messages: messages[locale], namespace: 'blog' })

/** `3 november 2026`. The day is that of the newsroom, wherever the server stands. */
export const longDate = (locale: Locale, iso: string): string =>
  new Intl.DateTimeFormat(LANGUAGES[locale].tag, { dateStyle: 'long', timeZone: 'Europe/Amsterdam' }).format(
    new Date(iso),
  )
