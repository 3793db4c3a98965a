/**
 * Defect: copying the texts of one language to another in the panel publishes them there at once, if one of the two is
 * published, and overwrites what somebody else is editing.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: copy-language-as-draft.int.test.ts "Payload publishes what it copies to a language" fails
 */
import { copyDataFromLocaleHandler } from '@payloadcms/ui/utilities/copyDataFromLocale'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

const COPYING = 'copying a language'

/** In place of the panel's server function `copy-data-from-locale`. */
export const copyLanguage: typeof copyDataFromLocaleHandler = (args) => {
  args.req.context[COPYING] = true
  return copyDataFromLocaleHandler(args)
}

export const isCopyingLanguage = ({ context }: Pick<PayloadRequest, 'context'>): boolean =>
  context[COPYING] === true

/** Saves what is copied to a language as a draft, unless somebody else is editing the document. */
export const saveCopiedLanguageAsDraft: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' || !isCopyingLanguage(req) || !('data' in args)) return
  return { ...args, overrideLock: false, data: { ...args.data, _status: 'draft' } } as typeof args
}
