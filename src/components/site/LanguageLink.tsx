'use client'

import type { AnchorHTMLAttributes } from 'react'

import { LOCALE_COOKIE, type Locale } from '@/src/lib/constants'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick'> & { hrefLang: Locale }

/** A link to the page in another language that remembers the choice (§4), so that `/` leads there next time. */
export function LanguageLink({ hrefLang, ...props }: Props) {
  const remember = () => {
    const { name, maxAgeSeconds } = LOCALE_COOKIE
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${name}=${hrefLang}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
  }
  return <a {...props} hrefLang={hrefLang} onClick={remember} />
}
