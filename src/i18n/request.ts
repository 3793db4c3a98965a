import { getRequestConfig } from 'next-intl/server'
import { FALLBACK_LOCALE, isLocale } from '@/src/lib/constants'
import { messages } from './messages'

/**
 * The configuration of next-intl. The locale comes from `getTranslations({ locale })` or from `setRequestLocale` in the
 * site's layout; we do not use the routing of next-intl (see src/routing).
 */
export default getRequestConfig(async ({ locale, requestLocale }) => {
  const requested = locale ?? (await requestLocale)
  const active = isLocale(requested) ? requested : FALLBACK_LOCALE
  return { locale: active, messages: messages[active], timeZone: 'Europe/Amsterdam' }
})
