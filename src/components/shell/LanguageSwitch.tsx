import { getTranslations } from 'next-intl/server'

import type { Shell } from './types'
import { LanguageLink } from './LanguageLink'

type Props = Pick<Shell, 'locale' | 'languages' | 'languageCookie'> & {
  /** Landmarks of the same role need distinct names; header and menu are never visible at the same time. */
  place?: 'header' | 'footer'
}

/** Links to the page in its other published locales; nothing if there are none. */
export async function LanguageSwitch({ locale, languages, languageCookie, place = 'header' }: Props) {
  if (languages.length < 2) return null
  const t = await getTranslations({ locale, namespace: 'frame' })
  return (
    <nav aria-label={t(`languages.${place}`)} className="site-languages">
      <ul>
        {languages.map((language) => (
          <li key={language.locale}>
            <LanguageLink {...language} cookie={languageCookie} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
