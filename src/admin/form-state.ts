import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'

import { restrictLocks } from '@/src/upstream/payload/document-locks/lock-permitted'

/** Payload's server function for the state of a form, which locks a document for who may change it alone. */
export const formState: typeof buildFormStateHandler = async (args) =>
  buildFormStateHandler({ ...args, ...(await restrictLocks(args)) })
