import { getTranslations } from 'next-intl/server'

import type { Frame } from '@/src/lib/frame'
import { LanguageLink } from './LanguageLink'

/** The page in the other languages it is published in; nothing when there is only this one. */
export async function LanguageSwitch({ locale, languages }: Pick<Frame, 'locale' | 'languages'>) {
  if (languages.length < 2) return null
  const t = await getTranslations({ locale, namespace: 'frame' })
  return (
    <nav aria-label={t('languages')} className="site-languages">
      <ul>
        {languages.map(({ locale: language, name, href, current }) => (
          <li key={language}>
            <LanguageLink
              href={href}
              lang={language}
              hrefLang={language}
              aria-current={current ? 'true' : undefined}
            >
              {name}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
