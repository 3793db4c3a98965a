'use client'

import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

import type { FormSubmission } from '@/payload-types'
import { LinkedTitle } from '@/src/admin/lists/LinkedTitle'
import { textIn } from '@/src/i18n/locale-texts'
import { LIST_TEXTS } from './texts'

/** Who sent a submission; of an unread one, in bold and with a dot. */
export function SummaryCell(props: DefaultCellComponentProps) {
  const { i18n } = useTranslation()
  const { read } = props.rowData as Pick<FormSubmission, 'read'>
  const title = <LinkedTitle {...props} title={String(props.cellData ?? '–')} />
  if (read) return title
  return (
    <span className="gevel-unread">
      <span className="gevel-hidden">{textIn(LIST_TEXTS, i18n.language).unread}: </span>
      {title}
    </span>
  )
}
