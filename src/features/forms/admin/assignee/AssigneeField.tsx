import { getTranslation } from '@payloadcms/translations'
import { createLocalReq, type RelationshipFieldServerProps } from 'payload'

import type { FormSubmission } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { peopleWith } from '@/src/access/people'
import { nameOf } from '@/src/features/forms/server/assignee/names'
import { textIn } from '@/src/i18n/locale-texts'
import { LIST_TEXTS } from '../inbox/texts'
import { AssigneeSelect } from './AssigneeSelect'

/** Who handles a submission: somebody of the tenant who may, or who could before. */
export async function AssigneeField(props: RelationshipFieldServerProps) {
  const { data, path, payload, user, i18n, readOnly = false, field } = props
  const { tenant, assignee } = data as Partial<FormSubmission>
  if (!tenant || !user) return null
  const people = await peopleWith(
    await createLocalReq({ user }, payload),
    referenceId(tenant),
    'submissions.write',
  )
  const current = assignee ? referenceId(assignee) : null
  const isListed = current === null || people.some(({ id }) => id === current)
  const former = isListed
    ? []
    : [{ id: current, name: (await nameOf(payload, current)) ?? textIn(LIST_TEXTS, i18n.language).former }]
  return (
    <AssigneeSelect
      path={path}
      label={getTranslation(field.label || '', i18n)}
      nobody={textIn(LIST_TEXTS, i18n.language).nobody}
      people={[...people, ...former]}
      readOnly={readOnly}
    />
  )
}
