import type { Form } from '@/payload-types'
import { withKnownIds } from '../../core/block-rows'
import { assertPermitted } from '../../core/tenant'
import { sharedFields } from '../../core/resource/shared-fields'
import type { Writing } from '../../core/resource/write'
import type { FormFieldBody } from './fields'
import { FORM_DEFAULTS, formBody } from './schemas'

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
  toData: (
    { title, fields, submitLabel, consentText, confirmation, webhook, ...given },
    { caller, current },
  ) => {
    if (webhook !== undefined) assertPermitted(caller.user, caller.tenant, 'settings.write')
    const stored = current?.fields ?? []
    const rows = fields.map((field, index) => toStored(field, rowOf(field, stored, index)))
    const { recipients, spam, ...shared } = sharedFields(given, FORM_DEFAULTS, current)
    return {
      ...{ title, consentText },
      ...shared,
      // Parts that are left out stay as they are, too.
      ...(spam && { spam: { ...(current?.spam ?? FORM_DEFAULTS.spam), ...spam } }),
      // Checked by the body's schema; only the ids of rows differ.
      fields: withKnownIds(rows, stored) as Form['fields'],
      submitButtonLabel: submitLabel,
      confirmationType: confirmation.type,
      confirmationTitle: confirmation.type === 'message' ? confirmation.title : null,
      confirmationText: confirmation.type === 'message' ? confirmation.text : null,
      confirmationPage: confirmation.type === 'redirect' ? confirmation.page : null,
      ...(webhook !== undefined && { webhook: { url: webhook } }),
      ...(recipients && { recipients: recipients.map((email) => ({ email })) }),
    }
  },
}
