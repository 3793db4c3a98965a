'use client'

import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

type Props = Pick<
  DefaultCellComponentProps,
  'collectionSlug' | 'link' | 'linkURL' | 'rowData' | 'viewType'
> & {
  title: string
}

/** Renders Payload's default cell, which opens the document, or selects it in a drawer. */
export function LinkedTitle({ title, link = false, ...row }: Props) {
  return (
    <RenderDefaultCell
      clientProps={{ ...row, link, cellData: title, field: { name: 'title', type: 'text' } }}
      columnIndex={0}
      enableRowSelections
      isLinkedColumn={link}
    />
  )
}
