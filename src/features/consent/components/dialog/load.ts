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

/** The dialog's settings in the page. */
export type ConsentContext = { locale: Locale; version: number; mode: ConsentMode }

/** Why the dialog is opened: consent is not confirmed, or the visitor opens the settings. */
export type ConsentDialogReason = 'unconfirmed' | 'settings'

/** The site's texts and logo in the dialog. */
export type ConsentDialogContent = Omit<ConsentContext, 'locale'> &
  ConsentDialogTexts & { fingerprint: string; logo: { light: ShellImage; dark: ShellImage } | null }

export type LoadedDialogData = { content: ConsentDialogContent; messages: ClientMessages['ui'] }

/**
 * Loads the site's texts and the messages of the dialog itself, each with one retry; the standard texts replace the
 * site's when those fail. The version is in the URL, so that no cache returns the texts of an earlier one.
 * @throws {Error} when the messages cannot be loaded
 */
export async function loadDialog({ locale, version, mode }: ConsentContext): Promise<LoadedDialogData> {
  const siteTexts = api('/api/consent', { query: { locale, version } }).then(
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
  return { content: (await siteTexts) ?? standard(), messages: ui }
}
