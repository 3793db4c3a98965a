'use client'

import { useEffect, useState } from 'react'

import { Dialog, type Refusal } from '@/src/admin/dialog/Dialog'
import { Field } from '@/src/admin/dialog/Field'
import { type Change, type Person, readPeople } from './bulk-calls'
import type { SubmissionBulkTexts } from './bulk-texts'

type Props = {
  count: number
  texts: SubmissionBulkTexts
  onSubmit: (change: Change) => Promise<Refusal | null>
  onClose: () => void
}

/** Asks to whom the selected submissions are assigned. */
export function AssignDialog({ tenant, texts, onSubmit, onClose }: Props & { tenant: string }) {
  const [people, setPeople] = useState<readonly Person[]>([])
  useEffect(() => {
    // Without them, nobody is left to choose.
    readPeople(tenant).then(setPeople, () => undefined)
  }, [tenant])
  return (
    <Dialog
      heading={texts.assign}
      labels={{ submit: texts.assignSubmit, cancel: texts.cancel, failed: texts.failed }}
      onSubmit={(valueOf) => onSubmit({ action: 'assign', assignee: valueOf('assignee') || null })}
      onClose={onClose}
    >
      <Field name="assignee" label={texts.assignee}>
        {(control) => (
          <select {...control}>
            <option value="">{texts.nobody}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </Dialog>
  )
}

/** Asks whether the selected submissions are deleted. */
export function DeleteDialog({ count, texts, onSubmit, onClose }: Props) {
  return (
    <Dialog
      heading={texts.remove(count)}
      labels={{ submit: texts.removeSubmit, cancel: texts.cancel, failed: texts.failed }}
      onSubmit={() => onSubmit({ action: 'delete' })}
      onClose={onClose}
    >
      <p>{texts.removeEffect}</p>
    </Dialog>
  )
}
