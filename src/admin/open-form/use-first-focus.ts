import { useConfig, useDocumentInfo, useFormInitializing } from '@payloadcms/ui'
import { useEffect } from 'react'

/** The document that the screen for its title has just stored, or that was copied from another. */
let begun: string | null = null

/** Lets the form of a new document or copy have the focus once it is open: what had it is gone by then. */
export function beginAt(id: string): void {
  begun = id
}

/** Puts the focus into the form of a document that is new or was just begun, on its title, unless something else has it. */
export function useFirstFocus(): void {
  const { id, collectionSlug = '' } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const title = getEntityConfig({ collectionSlug })?.admin.useAsTitle ?? ''
  // Its fields are disabled until it has its values.
  const isInitializing = useFormInitializing()
  useEffect(() => {
    if (isInitializing) return
    const isNew = id === undefined && document.activeElement === document.body
    if (!isNew && (begun === null || begun !== id)) return
    begun = null
    document.querySelector<HTMLElement>(`#field-${CSS.escape(title)}`)?.focus()
  }, [id, title, isInitializing])
}
