import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'

import { restrictLocks } from '@/src/upstream/payload/document-locks/lock-permitted'

/**
 * Payload's form-state server function, except that only users who may update a document can lock it. A document that was
 * changed elsewhere is found when it is saved (src/admin/open-form): Payload's question only offers to drop what was typed.
 */
export const formState: typeof buildFormStateHandler = async (args) =>
  buildFormStateHandler({ ...args, ...(await restrictLocks(args)), checkForStaleData: false })
