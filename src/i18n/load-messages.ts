import { isLocale, type Locale } from '@/src/lib/constants'
import type { ClientMessages } from './client-messages'

/** Languages that were asked for, loaded or on their way. A failure is not kept: the next one to ask tries again. */
const asked = new Map<Locale, Promise<ClientMessages>>()

/** The messages under the hash that the document names, which the browser may hold for a day. */
async function fetchMessages(locale: Locale): Promise<ClientMessages> {
  const { messages: hash = 'current' } = document.documentElement.dataset
  const response = await fetch(`/_i18n/${hash}/${locale}/messages.json`)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return (await response.json()) as ClientMessages
}

/**
 * The messages of a language for client components, fetched once per document (Behaviour: messages-file).
 * @throws {Error} `Failed loading locale`, after a console warning (Behaviour: messages-failure)
 */
export async function loadMessages(locale: Locale): Promise<ClientMessages> {
  try {
    if (!isLocale(locale)) throw new Error(`There is no language ${String(locale)}.`)
    const loading = asked.get(locale) ?? fetchMessages(locale)
    asked.set(locale, loading)
    return await loading
  } catch (cause) {
    asked.delete(locale)
    console.warn(`The messages of ${String(locale)} could not be loaded.`, cause)
    throw new Error('Failed loading locale', { cause })
  }
}
