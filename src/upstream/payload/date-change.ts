import type { CollectionBeforeChangeHook } from 'payload'

/**
 * Dates every change of a collection with localized drafts. Payload 3.90 dates the row of a publication, but takes the
 * newest version from before that.
 */
export const dateChange: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'update' ? { ...data, updatedAt: new Date().toISOString() } : data
