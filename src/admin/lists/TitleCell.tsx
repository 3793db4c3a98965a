import type { DefaultServerCellComponentProps } from 'payload'

import { adminLanguage } from '@/src/i18n/admin-language'
import { LOCALES } from '@/src/lib/constants'
import { languagesOf } from './languages-of'
import { LinkedTitle } from './LinkedTitle'

const UNTITLED = { nl: 'Zonder titel', en: 'Untitled' } as const

/** In a list of pages or posts: the title; where it has none in the language that is edited, that of the other one. */
export async function TitleCell(props: DefaultServerCellComponentProps) {
  const { collectionSlug, i18n, link, linkURL, payload, rowData, viewType } = props
  const cellData: unknown = props.cellData
  const own = typeof cellData === 'string' && cellData !== '' ? cellData : null
  const languages = own === null ? await languagesOf(payload, collectionSlug, rowData) : null
  const other = languages && LOCALES.find((locale) => languages[locale].title)
  const title = own ?? (languages && other ? languages[other].title : null) ?? UNTITLED[adminLanguage(i18n)]
  return <LinkedTitle {...{ collectionSlug, link, linkURL, rowData, viewType, title }} />
}
