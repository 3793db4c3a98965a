import { getTranslations } from 'next-intl/server'

import type { Shell } from './types'
import { CookieSettings } from './CookieSettings'
import { LanguageSwitch } from './LanguageSwitch'

/** The last line of a page: small print, languages and a link to the top. */
export async function FooterEnd({ frame }: { frame: Shell }) {
  const t = await getTranslations({ locale: frame.locale, namespace: 'frame.footer' })
  const { siteName, footer } = frame
  return (
    <div className="site-footer-end">
      <p>{footer.smallPrint ?? siteName}</p>
      <LanguageSwitch {...frame} place="footer" />
      <CookieSettings locale={frame.locale} />
      <a href="#top" className="site-to-top">
        {t('toTop')}
      </a>
    </div>
  )
}
