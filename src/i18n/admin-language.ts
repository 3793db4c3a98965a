import { isLocale, type Locale } from '@/src/lib/constants'

/** The language the admin is shown in; Dutch if it is none of ours. */
export const adminLanguage = (i18n: { language: string }): Locale =>
  isLocale(i18n.language) ? i18n.language : 'nl'
