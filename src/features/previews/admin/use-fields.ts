import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import type { BlockSlug, ClientField } from 'payload'

import { pathInForm } from '@/src/admin/document/place-in-form'
import { fieldAt } from './fields-of-form'

/** A field as a preview names it: its path within a block, or within the document, with the ids of rows. */
export type Named = { block: string | null; path: string }

/** What a form has, by the names that a preview has for it. */
export function useFields() {
  const { dispatchFields, getFields, setModified } = useForm()
  const { collectionSlug = '' } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const document = getEntityConfig({ collectionSlug })?.fields ?? []
  // A type of block may come from the preview.
  const block = (type = ''): readonly ClientField[] => config.blocksMap[type as BlockSlug]?.fields ?? []
  const pathOf = (named: Named): string =>
    pathInForm(getFields(), named.block === null ? named.path : `blocks.${named.block}.${named.path}`)
  return {
    document,
    block,
    pathOf,
    find: (named: Named) => {
      const row = getFields().blocks?.rows?.find(({ id }) => id === named.block)
      return fieldAt(named.block === null ? document : block(row?.blockType), named.path)
    },
    /** Sets a field as if it were set in the form. */
    set: (named: Named, value: string): void => {
      const path = pathOf(named)
      if (!getFields()[path]) return
      dispatchFields({ type: 'UPDATE', path, value, valid: true })
      setModified(true)
    },
  }
}
