'use client'

import { useEffect } from 'react'

import { ERROR_PAGE } from '@/src/i18n/error-page'
import { FALLBACK_LOCALE, isLocale, type Locale } from '@/src/lib/constants'
import { DEFAULT_ERROR } from '@/src/lib/error-messages'
import { DEFAULT_STYLE } from '@/src/features/theme/rules/error-page-style'

/** The locale in the path, else the first supported one of the browser's languages. */
export function errorLocale(path: string, languages: readonly string[]): Locale {
  const [, first] = path.split('/')
  if (isLocale(first)) return first
  return languages.map((language) => language.slice(0, 2)).find(isLocale) ?? FALLBACK_LOCALE
}

type Props = { reference: string | undefined; retry: () => void }

/** The error page without a site, the same as that of src/routing/error-page.ts (Behaviour: error-page-bare). */
export function BareErrorView({ reference, retry }: Props) {
  const locale = errorLocale(location.pathname, navigator.languages)
  const texts = ERROR_PAGE[locale]
  const { status, message } = DEFAULT_ERROR
  useEffect(() => {
    document.documentElement.lang = locale
    document.title = texts.title
  }, [locale, texts])
  return (
    <>
      <style>{DEFAULT_STYLE}</style>
      <header>
        <strong />
        <span lang="en">
          {status} {message}
        </span>
      </header>
      <main>
        <p aria-hidden="true" className="code">
          {status}
        </p>
        <div>
          <h1>{texts.title}</h1>
          <p className="detail">{texts.description}</p>
          <nav>
            <a
              href={location.href}
              onClick={(event) => {
                event.preventDefault()
                retry()
              }}
            >
              {texts.retry}
            </a>
          </nav>
        </div>
      </main>
      <footer>
        <span>{reference}</span>
      </footer>
    </>
  )
}
