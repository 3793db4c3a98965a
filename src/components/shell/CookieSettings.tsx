import { getTranslations } from 'next-intl/server'

import type { Locale } from '@/src/lib/constants'

/** Opens the consent dialog at its settings: the gate in the document hears it by its mark (src/features/consent). */
export async function CookieSettings({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'frame.footer' })
  return (
    <button aria-haspopup="dialog" className="site-cookie-settings" data-cookie-settings="" type="button">
      {t('cookieSettings')}
    </button>
  )
}
