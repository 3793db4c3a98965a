import type { DefaultServerCellComponentProps } from 'payload'

import type { LanguageState } from '@/src/features/dashboard/server/read-languages'
import { textIn } from '@/src/i18n/locale-texts'
import { LANGUAGES, LOCALES, type Locale } from '@/src/lib/constants'
import { languagesOf } from './languages-of'

const TEXTS: Record<Locale, Record<LanguageState, string>> = {
  nl: { published: 'online', changed: 'online, gewijzigd', draft: 'concept', missing: 'ontbreekt' },
  en: { published: 'online', changed: 'online, changed', draft: 'draft', missing: 'missing' },
}

/** What is public is drawn alike, whether or not somebody works on it. */
const looksLike = (state: LanguageState): string => (state === 'changed' ? 'published' : state)

/** In a list of pages or posts: what visitors see of each language. The list has decided who may see the document. */
export async function LanguageStatesCell({
  collectionSlug,
  i18n,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  const languages = await languagesOf(payload, collectionSlug, rowData)
  const texts = textIn(TEXTS, i18n.language)
  return (
    <ul className="gevel-languages">
      {LOCALES.map((locale) => (
        <li key={locale}>
          <abbr title={LANGUAGES[locale].name}>{locale.toUpperCase()}</abbr>
          <span className={`gevel-status gevel-status--${looksLike(languages[locale].state)}`}>
            {texts[languages[locale].state]}
          </span>
        </li>
      ))}
    </ul>
  )
}
