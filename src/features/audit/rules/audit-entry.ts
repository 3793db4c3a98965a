/** What can have been done to a document. `draft` stands for a series of automatic saves. */
export const AUDIT_ACTIONS = ['create', 'update', 'draft', 'publish', 'unpublish', 'delete'] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** By which way it was done; `system` is everything that nobody signed in for: jobs, the seed, visitors. */
export const AUDIT_SOURCES = ['admin', 'api', 'system'] as const
export type AuditSource = (typeof AUDIT_SOURCES)[number]

/** A step to a value inside a document: a field's name, or a row of a list (from 1), with its type if it is a block. */
export type AuditStep = string | { row: number; block?: string }

/** A value as the log keeps it: short, and readable without the document. */
export type AuditValue = string | number | boolean | null

/** One thing that is different. Of what is secret, only that it changed. */
export type AuditChange = {
  path: AuditStep[]
  kind: 'changed' | 'added' | 'removed' | 'moved' | 'secret'
  before?: AuditValue
  after?: AuditValue
}

/** The collection that holds the log. */
export const AUDIT_LOG = 'audit-log'
