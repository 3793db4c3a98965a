import type { DefaultServerCellComponentProps } from 'payload'

import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { languagesOf } from './languages-of'
import { LinkedTitle } from './LinkedTitle'

const UNTITLED = { nl: 'Zonder titel', en: 'Untitled' } as const satisfies LocaleTexts<unknown>

/** A list cell of pages and posts: the title in the edited locale, otherwise in another locale. */
export async function TitleCell(props: DefaultServerCellComponentProps) {
  const { collectionSlug, i18n, link, linkURL, payload, rowData, viewType } = props
  const cellData: unknown = props.cellData
  const own = typeof cellData === 'string' && cellData !== '' ? cellData : null
  const languages = own === null ? await languagesOf(payload, collectionSlug, rowData) : null
  const other = languages && LOCALES.find((locale) => languages[locale].title)
  const title = own ?? (languages && other ? languages[other].title : null) ?? textIn(UNTITLED, i18n.language)
  return <LinkedTitle {...{ collectionSlug, link, linkURL, rowData, viewType, title }} />
}
