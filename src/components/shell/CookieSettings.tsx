import { getTranslations } from 'next-intl/server'

import type { Locale } from '@/src/lib/constants'

/** Opens the settings of the consent dialog: src/features/consent listens for clicks on this attribute. */
export async function CookieSettings({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'frame.footer' })
  return (
    <button aria-haspopup="dialog" className="site-cookie-settings" data-cookie-settings="" type="button">
      {t('cookieSettings')}
    </button>
  )
}
