import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'

import { apiTokenOf } from '@/src/access/api-token'
import {
  AUDIT_LOG,
  type AuditAction,
  type AuditChange,
  type AuditSource,
} from '@/src/features/audit/rules/audit-entry'
import { requestConnection } from '@/src/platform/database/connection'
import { tableName } from '@/src/platform/database/table-name'
import { hasTokenHeader } from '@/src/platform/http/token-header'

/** Changes that one entry lists; the rest is counted. */
const MAX_CHANGES = 30

/** Entries per insert: Postgres allows 65,535 parameters in a statement. */
const BATCH_SIZE = 1_000

export type AuditEntry = {
  /** Id of the tenant in whose log it is written; null for documents without a tenant. */
  tenant: string | null
  action: AuditAction
  document: { collection: string; id: string; title: string | null }
  locale: string | null
  changes: readonly AuditChange[]
}

/** By the credentials, not by Payload's interface: the panel uses REST, server actions and the Local API. */
function sourceOf({ user, headers }: PayloadRequest): AuditSource {
  if (!user) return 'system'
  return hasTokenHeader(headers) ? 'api' : 'admin'
}

/** A deleted account cannot be referenced, only named. */
function actorOf({ user }: PayloadRequest, { action, document }: AuditEntry): string | null {
  if (!user || user.collection !== 'users') return null
  return action === 'delete' && document.id === user.id ? null : user.id
}

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
    via: sourceOf(req),
    tokenName: apiTokenOf(req.user)?.name ?? null,
    changes: changes.slice(0, MAX_CHANGES),
    furtherChanges: Math.max(0, changes.length - MAX_CHANGES),
  }
}

/**
 * Adds an entry, in the transaction of the change that it records. Uses the database adapter, as Payload's operations are
 * denied to everybody on this collection.
 */
export async function writeEntry(req: PayloadRequest, entry: AuditEntry): Promise<void> {
  await req.payload.db.create({ collection: AUDIT_LOG, data: rowOf(req, entry), req, returning: false })
}

/** Like `writeEntry`, for thousands of entries. */
export async function writeEntries(req: PayloadRequest, entries: readonly AuditEntry[]): Promise<void> {
  const connection = await requestConnection(req)
  const table: unknown = req.payload.db.tables[tableName(AUDIT_LOG)]
  if (!is(table, PgTable)) throw new Error('The audit log has no table')
  for (let from = 0; from < entries.length; from += BATCH_SIZE)
    await connection
      .insert(table)
      .values(entries.slice(from, from + BATCH_SIZE).map((entry) => rowOf(req, entry)))
}
