import type { PayloadRequest } from 'payload'

import type { FormSubmission } from '@/payload-types'

/** A relationship of a submission that was read with depth 1; null when the document was deleted. */
export const populated = <T extends { id: string }>(value: string | T | null | undefined): T | null =>
  typeof value === 'object' ? (value ?? null) : null

/** A submission with what it refers to; null when it was erased in the meantime. */
export const readSubmission = ({ payload }: PayloadRequest, id: string): Promise<FormSubmission | null> =>
  payload.findByID({
    collection: 'form-submissions',
    id,
    depth: 1,
    disableErrors: true,
    // Runs in a job, which has no account.
    overrideAccess: true,
  })
