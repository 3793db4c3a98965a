'use client'

import type { MouseEvent } from 'react'

import { LANGUAGES, LOCALE_COOKIE } from '@/src/lib/constants'
import type { ShellLanguage } from './types'

/** A link to the page in a language that stores the choice (Behaviour: locale-cookie). */
export function LanguageLink({ locale, name, href, current }: ShellLanguage) {
  const { tag } = LANGUAGES[locale]
  const remember = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    // A choice in the query, a place on the page: they are the visit's, in whatever language.
    link.search = location.search
    link.hash = location.hash
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    const age = `Max-Age=${LOCALE_COOKIE.maxAgeSeconds}`
    document.cookie = `${LOCALE_COOKIE.name}=${locale}; Path=/; ${age}; SameSite=Lax${secure}`
  }
  return (
    <a href={href} lang={tag} hrefLang={tag} aria-current={current ? 'true' : undefined} onClick={remember}>
      {name}
    </a>
  )
}
