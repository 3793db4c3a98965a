import type { DefaultServerCellComponentProps, Payload } from 'payload'

import { adminLanguage } from '@/src/admin/language'
import { type LanguageState, type LanguageStates, readLanguages } from '@/src/dashboard/read-languages'
import { LANGUAGES, LOCALES, type Locale } from '@/src/lib/constants'
import { inOneGo } from '@/src/lib/in-one-go'
import { processWide } from '@/src/lib/process-wide'

const TEXTS: Record<Locale, Record<LanguageState, string>> = {
  nl: { published: 'online', changed: 'online, gewijzigd', draft: 'concept', missing: 'ontbreekt' },
  en: { published: 'online', changed: 'online, changed', draft: 'draft', missing: 'missing' },
}

/** What is public is drawn alike, whether or not somebody works on it. */
const looksLike = (state: LanguageState): string => (state === 'changed' ? 'published' : state)

type Read = (id: string) => Promise<LanguageStates>
const reader = (payload: Payload, collection: 'pages' | 'posts'): Read =>
  processWide(`language states of ${collection}`, () =>
    inOneGo((ids) => readLanguages(payload, collection, ids)),
  )

/** In a list of pages or posts: what visitors see of each language. The list has decided who may see the document. */
export async function LanguageStatesCell({
  collectionSlug,
  i18n,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  const read = reader(payload, collectionSlug === 'posts' ? 'posts' : 'pages')
  const states = await read(String((rowData as { id: unknown }).id))
  const texts = TEXTS[adminLanguage(i18n)]
  return (
    <ul className="gevel-languages">
      {LOCALES.map((locale) => (
        <li key={locale}>
          <abbr title={LANGUAGES[locale].name}>{locale.toUpperCase()}</abbr>
          <span className={`gevel-status gevel-status--${looksLike(states[locale])}`}>
            {texts[states[locale]]}
          </span>
        </li>
      ))}
    </ul>
  )
}
