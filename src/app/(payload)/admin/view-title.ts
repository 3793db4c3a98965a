import type { SanitizedConfig } from 'payload'

import { ADDRESS_TEXTS } from '@/src/features/accounts/admin/address/texts'
import { INVITATION_TEXTS } from '@/src/features/accounts/admin/invitations/texts'
import { CALENDAR_TEXTS } from '@/src/features/schedules/admin/calendar/texts'
import { SCREEN_TEXTS } from '@/src/features/assistant/admin/screen-texts'
import { HANDBOOK_TEXTS } from '@/src/features/handbook/admin/texts'
import { RELEASE_TEXTS } from '@/src/features/releases/admin/texts'
import { TRANSLATION_TEXTS } from '@/src/features/translation/admin/texts'
import { TREE_TEXTS } from '@/src/features/urls/admin/tree/texts'
import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { toLocale } from '@/src/i18n/locale-texts'
import { requestI18n } from '@/src/upstream/payload/panel-config/request-i18n'

/** Titles of our own screens by their first path segment; Payload titles them “Payload”, or in one language. */
const TITLES: Record<string, LocaleTexts<{ title: string }>> = {
  'confirm-address': ADDRESS_TEXTS,
  invitation: INVITATION_TEXTS,
  assistant: SCREEN_TEXTS,
  calendar: CALENDAR_TEXTS,
  help: HANDBOOK_TEXTS,
  'page-tree': TREE_TEXTS,
  releases: RELEASE_TEXTS,
  translations: TRANSLATION_TEXTS,
}

/** The title of one of our own screens; null for Payload's. */
export async function viewTitle(
  config: SanitizedConfig,
  headers: Headers,
  [segment = '']: readonly string[] = [],
): Promise<string | null> {
  const texts = Object.hasOwn(TITLES, segment) ? TITLES[segment] : undefined
  if (!texts) return null
  const { language } = await requestI18n(config, headers)
  return [texts[toLocale(language)].title, config.admin.meta.titleSuffix].filter(Boolean).join(' ')
}
