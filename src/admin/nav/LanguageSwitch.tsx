import type { ServerProps } from 'payload'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { adminHref } from '@/src/routing/admin-paths'
import { LANGUAGES, LOCALES, type Locale } from '@/src/lib/constants'

type Props = { language: Locale } & Pick<ServerProps, 'params' | 'searchParams'>

const LABEL = {
  nl: 'Taal van het beheer',
  en: 'Language of the admin',
} as const satisfies LocaleTexts<unknown>

/**
 * Links to the current screen in each language. Plain links rather than `Link`: client-side navigation would keep the old
 * language.
 */
export function LanguageSwitch({ language, params, searchParams }: Props) {
  const segments = Array.isArray(params?.segments) ? params.segments : []
  const path = segments.map((segment) => `/${segment}`).join('')
  const pairs = Object.entries(searchParams ?? {}).flatMap(([name, value]) =>
    [value].flat().flatMap((item) => (item === undefined ? [] : [[name, item]])),
  )
  const query = pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : ''
  return (
    <ul className="gevel-nav__languages" aria-label={LABEL[language]}>
      {LOCALES.map((locale) => (
        <li key={locale}>
          <a
            href={adminHref(locale, path) + query}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === language ? 'true' : undefined}
          >
            {LANGUAGES[locale].name}
          </a>
        </li>
      ))}
    </ul>
  )
}
