import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'

import { restrictLocks } from '@/src/upstream/payload/document-locks/lock-permitted'

/** Payload's form-state server function, except that only users who may update a document can lock it. */
export const formState: typeof buildFormStateHandler = async (args) =>
  buildFormStateHandler({ ...args, ...(await restrictLocks(args)) })
