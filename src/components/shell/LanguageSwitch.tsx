import { getTranslations } from 'next-intl/server'

import type { Shell } from './types'
import { LanguageLink } from './LanguageLink'

type Props = Pick<Shell, 'locale' | 'languages'> & {
  /** Landmarks of a kind need a name each; the header's and the menu's are never there at once. */
  place?: 'header' | 'footer'
}

/** The page in the other languages it is published in; nothing when there is only this one. */
export async function LanguageSwitch({ locale, languages, place = 'header' }: Props) {
  if (languages.length < 2) return null
  const t = await getTranslations({ locale, namespace: 'frame' })
  return (
    <nav aria-label={t(`languages.${place}`)} className="site-languages">
      <ul>
        {languages.map((language) => (
          <li key={language.locale}>
            <LanguageLink {...language} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
