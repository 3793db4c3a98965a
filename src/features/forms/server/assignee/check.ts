import { type CollectionBeforeChangeHook, ValidationError } from 'payload'

import type { FormSubmission } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { peopleWith } from '@/src/access/people'
import { textIn } from '@/src/i18n/locale-texts'

const MESSAGE = {
  nl: 'Kies iemand die inzendingen van deze organisatie kan behandelen.',
  en: 'Choose somebody who can handle submissions of this tenant.',
}

const idOf = (assignee: FormSubmission['assignee']): string | null =>
  assignee ? referenceId(assignee) : null

/** Whom a submission is assigned to now, if that was changed; null otherwise. */
export const newAssignee = (
  now: Partial<FormSubmission>,
  before: Partial<FormSubmission> | undefined,
): string | null => {
  const assignee = idOf(now.assignee)
  return assignee === idOf(before?.assignee) ? null : assignee
}

/** Only somebody who may handle the submissions of the tenant can be assigned one. */
export const checkAssignee: CollectionBeforeChangeHook<FormSubmission> = async ({
  data,
  originalDoc,
  req,
}) => {
  const assignee = newAssignee(data, originalDoc)
  const tenant = data.tenant ?? originalDoc?.tenant
  if (!assignee || !tenant) return data
  const people = await peopleWith(req, referenceId(tenant), 'submissions.write')
  if (people.some(({ id }) => id === assignee)) return data
  const message = textIn(MESSAGE, req.i18n.language)
  const errors = [{ path: 'assignee', message }]
  throw new ValidationError({ collection: 'form-submissions', errors, req }, req.t)
}
