import { api } from '@/src/api-client/api'
import type { ClientMessages } from '@/src/i18n/client-messages'
import { loadMessages } from '@/src/i18n/load-messages'
import {
  type ConsentDialogTexts,
  type ConsentMode,
  STANDARD_TEXTS,
  toDialogTexts,
} from '@/src/features/consent/rules/consent'
import type { Locale } from '@/src/lib/constants'
import type { ShellImage } from '@/src/components/shell/types'

/** What the page knows of the dialog. */
export type ConsentContext = { locale: Locale; version: number; mode: ConsentMode }

/** Why the dialog is shown: nothing is confirmed yet, or the visitor wants to see the settings. */
export type ConsentDialogReason = 'unconfirmed' | 'settings'

/** What the dialog asks with. */
export type ConsentQuestion = Omit<ConsentContext, 'locale'> &
  ConsentDialogTexts & { fingerprint: string; logo: { light: ShellImage; dark: ShellImage } | null }

export type LoadedScripts = { question: ConsentQuestion; words: ClientMessages['ui'] }

/**
 * A version has an address of its own, so that no cache answers with the texts of the one before.
 * The texts of the site and the words of the dialog itself. Each is tried twice; texts that cannot be had are replaced
 * by the standard ones.
 * @throws {Error} without the words: there is nothing to ask with
 */
export async function loadDialog({ locale, version, mode }: ConsentContext): Promise<LoadedScripts> {
  const own = api('/api/consent', { query: { locale, version } }).then(
    ({ data }) => data,
    () => null,
  )
  const { ui, consent } = await loadMessages(locale).catch(() => loadMessages(locale))
  const standard = () => ({
    version,
    mode,
    fingerprint: STANDARD_TEXTS,
    logo: null,
    ...toDialogTexts(consent, mode),
  })
  return { question: (await own) ?? standard(), words: ui }
}
