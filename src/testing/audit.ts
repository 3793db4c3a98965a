import type { Payload } from 'payload'

import type { AuditLog } from '@/payload-types'
import { AUDIT_LOG } from '@/src/features/audit/rules/audit-entry'

/** The audit entries of a document, oldest first. */
export async function auditOf(payload: Payload, documentId: string): Promise<AuditLog[]> {
  const { docs } = await payload.find({
    collection: AUDIT_LOG,
    where: { documentId: { equals: documentId } },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs
}
