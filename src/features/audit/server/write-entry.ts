import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'

import {
  AUDIT_LOG,
  type AuditAction,
  type AuditChange,
  type AuditSource,
} from '@/src/features/audit/rules/audit-entry'
import { requestConnection } from '@/src/platform/database/connection'
import { tableName } from '@/src/platform/database/table-name'
import { hasTokenHeader } from '@/src/platform/http/token-header'

/** The most changes that one entry lists; the rest is counted. */
const MAX_CHANGES = 30

/** How many entries one statement writes: Postgres takes 65,535 values. */
const AT_ONCE = 1_000

export type AuditEntry = {
  /** The tenant in whose log it is written; null for what belongs to none. */
  tenant: string | null
  action: AuditAction
  document: { collection: string; id: string; title: string | null }
  locale: string | null
  changes: readonly AuditChange[]
}

/** By how the person was named, not by which of Payload's interfaces: the panel uses REST, server actions and Local API. */
function wayOf({ user, headers }: PayloadRequest): AuditSource {
  if (!user) return 'system'
  return hasTokenHeader(headers) ? 'api' : 'admin'
}

/** Who is no more cannot be referred to, only named. */
function actorOf({ user }: PayloadRequest, { action, document }: AuditEntry): string | null {
  if (!user || user.collection !== 'users') return null
  return action === 'delete' && document.id === user.id ? null : user.id
}

/** An entry as it is stored. */
function rowOf(req: PayloadRequest, entry: AuditEntry) {
  const { tenant, action, document, locale, changes } = entry
  return {
    tenant,
    action,
    documentCollection: document.collection,
    documentId: document.id,
    documentTitle: document.title,
    locale,
    actor: actorOf(req, entry),
    actorName: req.user?.collection === 'users' ? req.user.name : null,
    via: wayOf(req),
    changes: changes.slice(0, MAX_CHANGES),
    furtherChanges: Math.max(0, changes.length - MAX_CHANGES),
  }
}

/**
 * Adds one entry to the log, in the transaction of what it tells of: both are written, or neither. Below Payload's
 * operations, which nobody may use on the log.
 */
export async function writeEntry(req: PayloadRequest, entry: AuditEntry): Promise<void> {
  await req.payload.db.create({ collection: AUDIT_LOG, data: rowOf(req, entry), req, returning: false })
}

/** As `writeEntry`, for thousands of entries at once. */
export async function writeEntries(req: PayloadRequest, entries: readonly AuditEntry[]): Promise<void> {
  const connection = await requestConnection(req)
  const table: unknown = req.payload.db.tables[tableName(AUDIT_LOG)]
  if (!is(table, PgTable)) throw new Error('The audit log has no table')
  for (let from = 0; from < entries.length; from += AT_ONCE)
    await connection
      .insert(table)
      .values(entries.slice(from, from + AT_ONCE).map((entry) => rowOf(req, entry)))
}
