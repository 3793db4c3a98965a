import { Link } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps, Payload } from 'payload'

import { localeName, toLocale } from '@/src/i18n/locale-texts'
import { type Locale, LOCALES } from '@/src/lib/constants'
import { batchLoader } from '@/src/lib/batch-loader'
import { globalSingleton } from '@/src/lib/global-singleton'
import { isTranslated } from '../rules/translated'
import { type CountsIn, readCounts } from '../server/read-counts'
import { lacking } from './lacking'
import { TRANSLATION_TEXTS } from './texts'
import { translationHref } from './translation-href'

/** The rows of a list are loaded in one query. */
const countsOf = (payload: Payload): ((id: string) => Promise<CountsIn[]>) =>
  globalSingleton('translations of documents', () => batchLoader((ids) => readCounts(payload, ids)))

const otherThan = (locale: Locale): Locale => LOCALES.find((code) => code !== locale) ?? locale

/** A list cell: what the document lacks in each language that is translated to. The list query has checked access. */
export async function TranslationCell({
  collectionSlug,
  i18n,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  if (!isTranslated(collectionSlug)) return null
  const language = toLocale(i18n.language)
  const texts = TRANSLATION_TEXTS[language]
  const id = String(rowData?.id)
  return (
    <ul className="gevel-languages">
      {(await countsOf(payload)(id)).map((counts) => {
        const words = lacking(counts, texts)
        const pair = { from: otherThan(counts.locale), to: counts.locale }
        return (
          <li key={counts.locale}>
            <abbr title={localeName(counts.locale, language)}>{counts.locale.toUpperCase()}</abbr>
            <Link href={translationHref(language, collectionSlug, id, pair)} prefetch={false}>
              {words === '' ? texts.current : words}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
