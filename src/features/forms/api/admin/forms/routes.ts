import { getOperation, listOperation } from '@/src/api/core/resource/read-operations'
import { LANGUAGE_RULE } from '@/src/api/core/resource/shared-fields'
import { createOperation, removeOperation, updateOperation } from '@/src/api/core/resource/write-operations'
import { forms } from './resource'
import { formSummary } from './schemas'
import { toFormSummaries } from './serialize'
import { renewSecret } from './webhook-secret'
import { formWriting } from './write'

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
  removeOperation(forms, {
    description: 'Rejected while a page shows it or it has stored submissions.',
  }),
  renewSecret,
]
