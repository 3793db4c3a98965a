import { defineResource } from '@/src/api/core/resource/resource'
import { form } from './schemas'
import { toForms } from './serialize'

export const forms = defineResource({
  collection: 'forms',
  path: '/forms',
  param: 'uuid',
  tag: 'Forms',
  noun: 'form',
  plural: 'forms',
  permissions: {
    read: 'forms.read',
    write: 'forms.write',
    remove: 'forms.write',
  },
  localized: true,
  schema: form,
  serialize: toForms,
  fieldNames: {
    'fields.*.blockType': 'fields.*.type',
    'fields.*.text': 'fields.*.label',
    'fields.*.accept': 'fields.*.files.accept',
    'fields.*.maxFiles': 'fields.*.files.maxFiles',
    'fields.*.maxMegabytes': 'fields.*.files.maxMegabytes',
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
