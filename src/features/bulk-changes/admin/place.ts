import type { ScheduledCollection } from '@/src/platform/database/schedule-column'

/** The list in which documents are selected; `hasModel`: its tenant has a language model; `mayPublish`: the person there. */
export type BulkPlace = {
  collection: ScheduledCollection
  tenant: string
  hasModel: boolean
  mayPublish: boolean
}
