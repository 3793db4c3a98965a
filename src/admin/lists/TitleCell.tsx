import type { DefaultServerCellComponentProps } from 'payload'

import { otherTitle } from '../document/other-title'
import { LinkedTitle } from './LinkedTitle'

/** A list cell of pages and posts: the title in the edited locale, otherwise in another locale. */
export async function TitleCell(props: DefaultServerCellComponentProps) {
  const { collectionSlug, i18n, link, linkURL, payload, rowData, viewType } = props
  const cellData: unknown = props.cellData
  const own = typeof cellData === 'string' && cellData !== '' ? cellData : null
  const title = own ?? (await otherTitle({ payload, i18n, collectionSlug, id: String(rowData.id) }))
  return <LinkedTitle {...{ collectionSlug, link, linkURL, rowData, viewType, title }} />
}
