/** `draft` is a series of autosaves; `restore` makes a version the newest draft; `propose` changes nothing yet; `trash` can be restored. */
export const AUDIT_ACTIONS = [
  'create',
  'update',
  'draft',
  'publish',
  'unpublish',
  'restore',
  'propose',
  'trash',
  'delete',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** Where a change came from; `system`: without a signed-in account, such as jobs, the seed and visitors. */
export const AUDIT_SOURCES = ['admin', 'api', 'system'] as const
export type AuditSource = (typeof AUDIT_SOURCES)[number]

/** A segment of the path to a value: a field's name, or a row of a list (from 1), with the type of a block. */
export type AuditStep = string | { row: number; block?: string }

/** A value as the log stores it: short, and readable without the document. */
export type AuditValue = string | number | boolean | null

/** One difference. `secret`: the field changed, and its values are not stored. */
export type AuditChange = {
  path: AuditStep[]
  kind: 'changed' | 'added' | 'removed' | 'moved' | 'secret'
  before?: AuditValue
  after?: AuditValue
}

/** Slug of the collection. */
export const AUDIT_LOG = 'audit-log'
