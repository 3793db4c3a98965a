import { getTranslations } from 'next-intl/server'

import type { Locale } from '@/src/lib/constants'

/** Says that what is shown is a draft, which otherwise looks like the site itself. */
export async function PreviewMark({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'preview' })
  return (
    <aside aria-label={t('preview')} className="preview-mark">
      {t('mark')}
    </aside>
  )
}
