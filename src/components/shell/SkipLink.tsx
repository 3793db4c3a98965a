import { getTranslations } from 'next-intl/server'

import type { Locale } from '@/src/lib/constants'

/** First in the tab order: skips the header. */
export async function SkipLink({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'frame' })
  return (
    <a href="#main" className="skip-link">
      {t('skipToContent')}
    </a>
  )
}
