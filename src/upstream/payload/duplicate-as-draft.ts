/**
 * Defect: a duplicate of a document is a draft in the language of the request only: in every other language it is
 * published as soon as it exists, if the document is.
 * Seen in: payload 3.90.1
 * Upstream: not reported yet
 * Remove when: duplicate-as-draft.int.test.ts "Payload publishes a copy in the other languages" fails
 */
import type { CollectionBeforeOperationHook, FieldHook } from 'payload'

/** For the field `_status`, whose value Payload copies per locale. */
export const draftStatus: FieldHook = () => 'draft'

type Creation = {
  duplicateFromID?: unknown
  data?: Record<string, unknown>
  draft?: boolean
}

/** Makes every duplicate a draft in the language of the request too, whatever the request wants. */
export const duplicateAsDraft: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { duplicateFromID, data } = args as Creation
  if (operation !== 'create' || duplicateFromID === undefined || duplicateFromID === null) return
  return {
    ...args,
    draft: true,
    data: { ...data, _status: 'draft' },
  } as typeof args
}
