import { getOperation, listOperation } from '@/src/api/core/resource/read-operations'
import { defineResource } from '@/src/api/core/resource/resource'
import { LANGUAGE_RULE } from '@/src/api/core/resource/shared-fields'
import { createOperation, removeOperation, updateOperation } from '@/src/api/core/resource/write-operations'
import { form, formSummary } from './schemas'
import { toForms, toFormSummaries } from './serialize'
import { formWriting } from './write'

const forms = defineResource({
  collection: 'forms',
  path: '/forms',
  param: 'uuid',
  tag: 'Forms',
  noun: 'form',
  plural: 'forms',
  permissions: { read: 'forms.read', write: 'forms.write', remove: 'forms.write' },
  localized: true,
  schema: form,
  serialize: toForms,
  fieldNames: {
    'fields.*.blockType': 'fields.*.type',
    'fields.*.text': 'fields.*.label',
    submitButtonLabel: 'submitLabel',
    confirmationType: 'confirmation.type',
    confirmationTitle: 'confirmation.title',
    confirmationText: 'confirmation.text',
    confirmationPage: 'confirmation.page',
    'recipients.*.email': 'recipients.*',
    'webhook.url': 'webhook',
  },
  search: ['title'],
  exact: ['title'],
  orders: ['title', '-title', '-updatedAt', 'updatedAt', '-createdAt', 'createdAt'],
})

export const adminFormOperations = [
  listOperation(forms, {
    item: {
      schema: formSummary,
      serialize: toFormSummaries,
      select: { title: true, retentionDays: true, createdAt: true, updatedAt: true },
    },
  }),
  createOperation(forms, formWriting),
  getOperation(forms),
  updateOperation(forms, {
    ...formWriting,
    description: `${LANGUAGE_RULE} A field keeps its texts in the other language as long as its name or row id stays the same; everything else of it is replaced.`,
  }),
  removeOperation(forms, { description: 'Rejected while a page shows it or it has stored submissions.' }),
]
