import type { CollectionSlug, PayloadRequest } from 'payload'

import type { AuditChange } from '@/src/features/audit/rules/audit-entry'
import { compareValues } from '@/src/features/audit/rules/compare'
import { comparedFields } from './policy'
import type { Row } from '@/src/features/audit/rules/short-value'
import { titleOf } from './title'
import { type AuditEntry, writeEntries } from './write-entry'

/** A document before (null: it is new) and after a write: fields by name, references as ids. */
export type DirectWrite = { id: string; before: Row | null; after: Row }

/**
 * Records documents of one tenant that were written without Payload's operations, whose hooks record all other writes:
 * an entry for each that differs, in the form of those hooks.
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
