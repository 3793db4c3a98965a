import type { PayloadRequest } from 'payload'

import type { Form, FormSubmission } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'

/** The form of a submission, read separately: populated in one it has only its title. */
export async function readForm(
  { payload }: PayloadRequest,
  { form }: Pick<FormSubmission, 'form'>,
): Promise<Form | null> {
  if (!form) return null
  return payload.findByID({
    collection: 'forms',
    id: referenceId(form),
    depth: 0,
    disableErrors: true,
    // The secret of the webhook.
    showHiddenFields: true,
    // Whoever handles a submission need not be able to read where it is delivered; nothing of this is shown.
    overrideAccess: true,
  })
}
