import { createHash } from 'node:crypto'

import { perLocale } from '@/src/i18n/locale-texts'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { messages, type Messages } from './messages'

/** Namespaces that client components may load (src/i18n/load-messages.ts); other texts are rendered on the server or passed as props. */
const NAMESPACES = ['ui', 'consent', 'versions'] as const

export type ClientMessages = Pick<Messages, (typeof NAMESPACES)[number]>

const serialize = (locale: Locale): string =>
  JSON.stringify(Object.fromEntries(NAMESPACES.map((namespace) => [namespace, messages[locale][namespace]])))

const SERIALIZED = perLocale(serialize)

/** Changes with any message in any language; passed to the browser in `<html data-messages>`. */
export const MESSAGES_HASH = createHash('sha256')
  .update(LOCALES.map((locale) => SERIALIZED[locale]).join('\n'))
  .digest('hex')
  .slice(0, 12)

/** As JSON. */
export const clientMessages = (locale: Locale): string => SERIALIZED[locale]
