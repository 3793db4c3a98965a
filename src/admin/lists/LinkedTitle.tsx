'use client'

import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

type Props = Pick<
  DefaultCellComponentProps,
  'collectionSlug' | 'link' | 'linkURL' | 'rowData' | 'viewType'
> & {
  title: string
}

/** A title as Payload's own cell shows it: it opens the document, and in a drawer it chooses it. */
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
