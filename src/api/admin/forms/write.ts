import type { Form } from '@/payload-types'
import { withKnownRows } from '../../core/block-rows'
import { assertPermitted } from '../../core/tenant'
import type { Writing } from '../../core/resource/write'
import type { FormFieldBody } from './fields'
import { formBody } from './schemas'

type StoredField = Form['fields'][number]

const NO_CONDITION = { field: null, value: null }

/** The stored row of a field: the one whose id is given, else the one of the same type and name, or, without a name, place. */
function rowOf(field: FormFieldBody, stored: readonly StoredField[], index: number): StoredField | undefined {
  const isSame = (row: StoredField, place: number) =>
    row.blockType === field.type &&
    ('name' in field && 'name' in row ? row.name === field.name : place === index)
  return stored.find(({ id }) => id === field.id) ?? stored.find(isSame)
}

/** Options are known by their value. */
function withOptionIds(options: { value: string; label: string }[], row: StoredField | undefined) {
  const stored = row && 'options' in row ? (row.options ?? []) : []
  return options.map((option) => ({ ...option, id: stored.find(({ value }) => value === option.value)?.id }))
}

function toStored(
  { id: _id, type, showWhen, ...own }: FormFieldBody,
  row: StoredField | undefined,
): Record<string, unknown> {
  const shared = { id: row?.id, blockType: type, showWhen: showWhen ?? NO_CONDITION }
  if (!('name' in own)) return { ...shared, text: own.label }
  if ('options' in own) return { ...shared, ...own, options: withOptionIds(own.options, row) }
  return { ...shared, ...own }
}

/** A form in one language, on the rows that it has, so that the other language keeps its texts. */
export const formWriting: Writing<'forms', typeof formBody> = {
  body: formBody,
  toData: ({ fields, submitLabel, confirmation, recipients, webhook, ...shared }, { caller, current }) => {
    if (webhook !== undefined) assertPermitted(caller.user, caller.tenant, 'settings.write')
    const stored = current?.fields ?? []
    const rows = fields.map((field, index) => toStored(field, rowOf(field, stored, index)))
    return {
      ...shared,
      // Checked by the body's schema; only the ids of rows differ.
      fields: withKnownRows(rows, stored) as Form['fields'],
      submitButtonLabel: submitLabel,
      confirmationType: confirmation.type,
      confirmationTitle: confirmation.type === 'message' ? confirmation.title : null,
      confirmationText: confirmation.type === 'message' ? confirmation.text : null,
      confirmationPage: confirmation.type === 'redirect' ? confirmation.page : null,
      ...(webhook !== undefined && { webhook: { url: webhook } }),
      recipients: recipients.map((email) => ({ email })),
    }
  },
}
