'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { panelApi } from '@/src/api-client/panel'
import { type Deletion, MAX_CHECKED } from '@/src/features/where-used/rules/deletion'
import { toLocale } from '@/src/i18n/locale-texts'
import { useRejectedDeletion } from '@/src/upstream/payload/delete-dialog'
import { DeletionUses } from './DeletionUses'
import { DELETION_TEXTS } from './texts'

type Props = {
  collectionSlug: string
  /** Null for all documents of the list. */
  ids: string[] | null
  /** How many are selected in a list; absent in a form. */
  selected?: number
  /** The dialog of Payload that it is in, if any. */
  dialog?: HTMLElement
}
type State = 'checking' | 'failed' | Deletion[]

/** What the server knows of the deletion of documents, read when the dialog opens. */
function useDeletions(collection: string, ids: string[] | null): State {
  const [state, setState] = useState<State>('checking')
  const chosen = ids?.slice(0, MAX_CHECKED).join(',')
  useEffect(() => {
    let isCurrent = true
    const list = globalThis.location.search.slice(1)
    const query = { collection, ...(chosen === undefined ? { list } : { ids: chosen }) }
    panelApi('/panel-api/deletions', { query }).then(
      ({ data }) => isCurrent && setState(data),
      () => isCurrent && setState('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [collection, chosen])
  return state
}

/** In a dialog that confirms a deletion: where what is deleted is used, and why it cannot be. */
export function DeletionNotice({ collectionSlug, ids, selected, dialog }: Props) {
  const texts = DELETION_TEXTS[toLocale(useTranslation().i18n.language)]
  const state = useDeletions(collectionSlug, ids)
  const deletions = typeof state === 'string' ? [] : state
  const shown = deletions.filter(
    ({ reason, total, redirectTotal }) => reason !== null || total + redirectTotal > 0,
  )
  const isInList = selected !== undefined
  useRejectedDeletion(dialog, !isInList && shown.some(({ reason }) => reason !== null))
  return (
    <div className="gevel-deletion" aria-live="polite">
      {typeof state === 'string' && <p>{texts[state]}</p>}
      {deletions.length > 0 && shown.length === 0 && <p>{texts.unused}</p>}
      {shown.map((deletion) => (
        <DeletionUses key={deletion.id} {...{ deletion, isInList, texts }} />
      ))}
      {deletions.length > 0 && isInList && selected > deletions.length && (
        <p>{texts.unchecked(deletions.length, selected)}</p>
      )}
    </div>
  )
}
