import { createHash } from 'node:crypto'

import { perLocale } from '@/src/i18n/locale-texts'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { messages, type Messages } from './messages'

/** What client components may ask for (src/i18n/load-messages.ts); everything else is drawn on the server or handed by props. */
const NAMESPACES = ['ui', 'consent', 'versions'] as const

export type ClientMessages = Pick<Messages, (typeof NAMESPACES)[number]>

const write = (locale: Locale): string =>
  JSON.stringify(Object.fromEntries(NAMESPACES.map((namespace) => [namespace, messages[locale][namespace]])))

const WRITTEN = perLocale(write)

/** Changes whenever a message in any language does; `<html data-messages>` tells it to the browser. */
export const MESSAGES_HASH = createHash('sha256')
  .update(LOCALES.map((locale) => WRITTEN[locale]).join('\n'))
  .digest('hex')
  .slice(0, 12)

/** A language's messages for client components, as JSON. */
export const clientMessages = (locale: Locale): string => WRITTEN[locale]
