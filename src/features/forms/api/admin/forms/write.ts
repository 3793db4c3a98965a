import type { z } from '@hono/zod-openapi'

import type { Form } from '@/payload-types'
import { checkIds } from '@/src/api/core/block-rows'
import type { Caller } from '@/src/api/core/environment'
import { assertPermitted, isPermitted } from '@/src/api/core/tenant'
import { sharedFields } from '@/src/api/core/resource/shared-fields'
import type { WriteOptions } from '@/src/api/core/resource/write'
import type { FormFieldBody } from './fields'
import { FORM_DEFAULTS, formBody } from './schemas'

type StoredField = Form['fields'][number]

const NO_CONDITION = { field: null, value: null }

/** The stored row of a field: the one with its id, else of the same type and name, or, without a name, position. */
function rowOf(field: FormFieldBody, stored: readonly StoredField[], index: number): StoredField | undefined {
  const isSame = (row: StoredField, place: number) =>
    row.blockType === field.type && ('name' in row ? row.name === field.name : place === index)
  return stored.find(({ id }) => id === field.id) ?? stored.find(isSame)
}

/** Options are matched by value. */
function withOptionIds(options: { value: string; label: string }[], row: StoredField | undefined) {
  const stored = row && 'options' in row ? (row.options ?? []) : []
  return options.map((option) => ({ ...option, id: stored.find(({ value }) => value === option.value)?.id }))
}

function toStored(field: FormFieldBody, row: StoredField | undefined): Record<string, unknown> {
  const { type, label } = field
  const place = { id: row?.id, blockType: type, showWhen: field.showWhen ?? NO_CONDITION }
  if (type === 'message') return { ...place, text: label }
  const { name, description, required, width } = field
  const question = { ...place, name, label, description, required, width }
  if (type === 'text') return { ...question, autocomplete: field.autocomplete }
  if (type === 'file') return { ...question, ...field.files }
  if (type === 'number') return { ...question, min: field.min, max: field.max }
  if (type === 'select' || type === 'radio')
    return { ...question, options: withOptionIds(field.options, row) }
  return question
}

/** The webhook of a body. Callers who may not see it were shown null; null sent back by them changes nothing. */
function webhookIn({ webhook }: z.output<typeof formBody>, { user, tenant }: Caller) {
  const hidden = webhook === null && !isPermitted(user, tenant, 'settings.write')
  if (webhook === undefined || hidden) return {}
  assertPermitted(user, tenant, 'settings.write')
  return { webhook: { url: webhook } }
}

/** A form in one locale, on its existing rows, so that the other locale keeps its texts. */
export const formWriting: WriteOptions<'forms', typeof formBody> = {
  body: formBody,
  toData: (body, { caller, current }) => {
    const { title, fields, submitLabel, consentText, confirmation, webhook: _webhook, ...given } = body
    const stored = current?.fields ?? []
    const rows = fields.map((field, index) => toStored(field, rowOf(field, stored, index)))
    const { recipients, spam, ...shared } = sharedFields(given, FORM_DEFAULTS, current)
    return {
      ...{ title, consentText },
      ...shared,
      // Omitted parts stay as they are, too.
      ...(spam && { spam: { ...(current?.spam ?? FORM_DEFAULTS.spam), ...spam } }),
      // Validated by the body's schema; only the ids of rows differ in type.
      fields: checkIds(rows, stored) as Form['fields'],
      submitButtonLabel: submitLabel,
      confirmationType: confirmation.type,
      confirmationTitle: confirmation.type === 'message' ? confirmation.title : null,
      confirmationText: confirmation.type === 'message' ? confirmation.text : null,
      confirmationPage: confirmation.type === 'redirect' ? confirmation.page : null,
      ...webhookIn(body, caller),
      ...(recipients && { recipients: recipients.map((email) => ({ email })) }),
    }
  },
}
