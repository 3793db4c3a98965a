'use client'

import type { MouseEvent } from 'react'

import { LANGUAGES, LOCALE_COOKIE } from '@/src/lib/constants'
import type { ShellLanguage } from './types'

type Props = ShellLanguage & { cookie: string }

/** A link to the page in another language, which stores the choice (Behaviour: locale-cookie). */
export function LanguageLink({ locale, name, href, current, cookie }: Props) {
  const { tag } = LANGUAGES[locale]
  const remember = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    // Query and hash are kept: they are independent of the language.
    link.search = location.search
    link.hash = location.hash
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    const age = `Max-Age=${LOCALE_COOKIE.maxAgeSeconds}`
    document.cookie = `${cookie}=${locale}; Path=/; ${age}; SameSite=Lax${secure}`
  }
  return (
    <a href={href} lang={tag} hrefLang={tag} aria-current={current ? 'true' : undefined} onClick={remember}>
      {name}
    </a>
  )
}
