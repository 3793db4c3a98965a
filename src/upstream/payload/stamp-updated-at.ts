/**
 * Defect: publishing one language of a collection with localized drafts keeps the `updatedAt` of the version before it,
 * so that the newest version is not the one that was published last.
 * Seen in: payload 3.90.1
 * Upstream: https://github.com/payloadcms/payload/issues/16395 "localizeStatus: fail to retrieve last version"
 * Remove when: stamp-updated-at.int.test.ts "Payload gives a published version the date of the draft before it" fails
 */
import type { CollectionBeforeChangeHook } from 'payload'

export const stampUpdatedAt: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'update' ? { ...data, updatedAt: new Date().toISOString() } : data
