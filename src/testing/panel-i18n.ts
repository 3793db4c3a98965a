import { type I18nClient, initI18n } from '@payloadcms/translations'
import { en } from '@payloadcms/translations/languages/en'
import { nl } from '@payloadcms/translations/languages/nl'

import type { Locale } from '@/src/lib/constants'

/** The texts and dates of the panel in a language, as its components get them. */
export const panelI18n = async (language: Locale): Promise<I18nClient> =>
  (await initI18n({
    config: { supportedLanguages: { nl, en }, fallbackLanguage: 'nl', translations: {} },
    context: 'client',
    language,
  })) as I18nClient
