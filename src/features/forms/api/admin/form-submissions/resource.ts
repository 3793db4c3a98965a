import { defineResource } from '@/src/api/core/resource/resource'
import { submission } from './schemas'
import { toSubmissions } from './serialize'

export const submissions = defineResource({
  collection: 'form-submissions',
  path: '/form-submissions',
  param: 'id',
  tag: 'Form submissions',
  noun: 'submission',
  plural: 'submissions',
  permissions: { read: 'submissions.read', write: 'submissions.write', remove: 'submissions.write' },
  schema: submission,
  serialize: toSubmissions,
  search: ['summary', 'submissionData.value'],
  orders: ['-createdAt', 'createdAt', 'expiresAt', '-expiresAt'],
})
