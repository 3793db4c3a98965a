import { getRequestConfig } from 'next-intl/server'
import { FALLBACK_LOCALE, isLocale } from '@/src/lib/constants'
import { messages } from './messages'

/**
 * What next-intl renders with. The language comes from the call (`getTranslations({ locale })`) or from
 * `setRequestLocale` in the site's layout; routing itself is ours (src/routing).
 */
export default getRequestConfig(async ({ locale, requestLocale }) => {
  const asked = locale ?? (await requestLocale)
  const active = isLocale(asked) ? asked : FALLBACK_LOCALE
  return { locale: active, messages: messages[active], timeZone: 'Europe/Amsterdam' }
})
