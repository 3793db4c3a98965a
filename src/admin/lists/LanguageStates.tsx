import type { DefaultServerCellComponentProps } from 'payload'

import { LocalTime } from '@/src/admin/LocalTime'
import { localeName, toLocale } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { hasRowFacts, rowFacts } from './row-facts'
import { statePartsOf, statusClass } from './state-texts'

/** A list cell of pages and posts: the publication state per locale. The list query has checked access. */
export async function LanguageStatesCell({
  collectionSlug,
  i18n,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  if (!hasRowFacts(collectionSlug)) return null
  const { languages } = await rowFacts(payload, collectionSlug, String(rowData.id))
  const language = toLocale(i18n.language)
  return (
    <ul className="gevel-languages">
      {LOCALES.map((locale) => (
        <li key={locale}>
          <abbr title={localeName(locale, i18n.language)}>{locale.toUpperCase()}</abbr>
          <span className={statusClass(languages[locale].state)}>
            {statePartsOf(languages[locale], language).map(({ text, time }) => (
              <span key={text} className="gevel-languages__part">
                {text} {time !== null && <LocalTime value={time} />}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
