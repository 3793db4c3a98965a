import { isLocale, type Locale } from '@/src/lib/constants'
import type { ClientMessages } from './client-messages'

/** Loaded or loading messages. Failures are removed, so that the next call retries. */
const loadingByLocale = new Map<Locale, Promise<ClientMessages>>()

async function fetchMessages(locale: Locale): Promise<ClientMessages> {
  const { messages: hash = 'current' } = document.documentElement.dataset
  const response = await fetch(`/_i18n/${hash}/${locale}/messages.json`)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return (await response.json()) as ClientMessages
}

/**
 * Loads the messages of a locale for client components, once per document (Behaviour: messages-file).
 * @throws {Error} `Failed loading locale`, after a console warning (Behaviour: messages-failure)
 */
export async function loadMessages(locale: Locale): Promise<ClientMessages> {
  try {
    if (!isLocale(locale)) throw new Error(`Unknown locale: ${String(locale)}`)
    const loading = loadingByLocale.get(locale) ?? fetchMessages(locale)
    loadingByLocale.set(locale, loading)
    return await loading
  } catch (cause) {
    loadingByLocale.delete(locale)
    console.warn(`The messages of ${String(locale)} could not be loaded.`, cause)
    throw new Error('Failed loading locale', { cause })
  }
}
