import type { CollectionSlug, PayloadRequest } from 'payload'

import type { AuditChange } from '@/src/features/audit/rules/audit-entry'
import { compareValues } from '@/src/features/audit/rules/compare'
import { comparedFields } from './policy'
import type { Row } from '@/src/features/audit/rules/short-value'
import { titleOf } from './title'
import { type AuditEntry, writeEntries } from './write-entry'

/** A document as it was, null when it was not there, and as it now is: fields by their names, references as ids. */
export type DirectWrite = { id: string; before: Row | null; after: Row }

/**
 * Tells the log of documents of one tenant that were made or changed past Payload's operations, whose hooks tell the rest:
 * an entry for each that is different, as those hooks write it.
 */
export async function logDirectWrites(
  req: PayloadRequest,
  slug: CollectionSlug,
  { tenant, written }: { tenant: string; written: readonly DirectWrite[] },
): Promise<void> {
  const { config } = req.payload.collections[slug]
  const fields = comparedFields(config)
  const entries: AuditEntry[] = []
  for (const { id, before, after } of written) {
    const changes: AuditChange[] = before
      ? fields.flatMap((name) => compareValues([name], before[name], after[name]))
      : []
    if (before && changes.length === 0) continue
    const document = { collection: slug, id, title: await titleOf(req, config, after) }
    entries.push({ tenant, action: before ? 'update' : 'create', document, locale: null, changes })
  }
  await writeEntries(req, entries)
}
