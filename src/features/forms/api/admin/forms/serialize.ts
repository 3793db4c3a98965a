import type { z } from '@hono/zod-openapi'

import type { Form } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { Serialize } from '@/src/api/core/resource/resource'
import type { formField } from './fields'
import type { form, formSummary } from './schemas'

type StoredField = Form['fields'][number]
type Field = z.output<typeof formField>

const conditionOf = ({ showWhen }: StoredField): Field['showWhen'] =>
  showWhen?.field ? { field: showWhen.field, value: showWhen.value || null } : null

function toField(field: StoredField): Field {
  const shared = {
    id: field.id ?? '',
    type: field.blockType,
    showWhen: conditionOf(field),
    autocomplete: null,
    options: [],
    min: null,
    max: null,
    files: null,
  }
  if (field.blockType === 'message')
    return {
      ...shared,
      name: null,
      label: field.text || null,
      description: null,
      required: false,
      width: 'full',
    }
  return {
    ...shared,
    name: field.name,
    label: field.label || null,
    description: field.description ?? null,
    required: field.required ?? false,
    width: field.width,
    ...('autocomplete' in field && { autocomplete: field.autocomplete }),
    ...('options' in field && {
      options: (field.options ?? []).map(({ value, label }) => ({ value, label: label || null })),
    }),
    ...('accept' in field && {
      files: { accept: field.accept, maxFiles: field.maxFiles, maxMegabytes: field.maxMegabytes },
    }),
    ...('min' in field && { min: field.min ?? null, max: field.max ?? null }),
  }
}

function confirmationOf(doc: Form): z.output<typeof form>['confirmation'] {
  if (doc.confirmationType === 'message')
    return { type: 'message', title: doc.confirmationTitle || null, text: doc.confirmationText ?? null }
  return { type: 'redirect', page: doc.confirmationPage ? referenceId(doc.confirmationPage) : null }
}

const toSummary = ({
  id,
  title,
  retentionDays,
  createdAt,
  updatedAt,
}: Form): z.output<typeof formSummary> => ({
  id,
  title,
  retentionDays,
  createdAt,
  updatedAt,
})

export const toFormSummaries: Serialize<'forms', typeof formSummary> = (_, docs) => docs.map(toSummary)

export const toForms: Serialize<'forms', typeof form> = (_, docs, locale) =>
  docs.map((doc) => ({
    ...toSummary(doc),
    locale,
    fields: doc.fields.map(toField),
    submitLabel: doc.submitButtonLabel || null,
    consentText: doc.consentText ?? null,
    confirmation: confirmationOf(doc),
    recipients: (doc.recipients ?? []).map(({ email }) => email),
    spam: {
      honeypot: doc.spam.honeypot ?? false,
      minSeconds: doc.spam.minSeconds,
      perHour: doc.spam.perHour,
    },
    webhook: doc.webhook?.url || null,
  }))
