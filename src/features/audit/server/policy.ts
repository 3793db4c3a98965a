import type { SanitizedCollectionConfig } from 'payload'

import { AUDIT_LOG } from '@/src/features/audit/rules/audit-entry'
import { isPersonal } from '@/src/features/audit/rules/personal-collections'

/** Logs, and what visitors do by the thousand; they are records of their own. */
const UNLOGGED: readonly string[] = [
  AUDIT_LOG,
  'not-found-log',
  'consent-records',
  'consent-snapshots',
  'llm-usage-logs',
  'llm-conversations',
  'chat-messages',
]

/** Of what visitors said of themselves the log copies nothing, only how it was handled. */
const HANDLING: Readonly<Record<string, readonly string[]>> = {
  'form-submissions': ['read', 'status'],
  bookings: ['status'],
}

/** What every save changes, what has a column of its own in the log, and what keeps an account safe. */
const SKIPPED: readonly string[] = [
  'id',
  'tenant',
  'createdAt',
  'updatedAt',
  '_status',
  'sessions',
  'hash',
  'salt',
  'loginAttempts',
  'lockUntil',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'resetPasswordRequestedAt',
  'confirmUntil',
  '_verificationToken',
]

/** Of an account its rights are told; of the rest that it changed, not what it was: that would outlive the person. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  users: ['tenants', 'status', 'platformRole', '_verified'],
}

/** Whether the log keeps what a field of a collection was and became. */
export const keepsValues = (slug: string, field: string): boolean => TOLD[slug]?.includes(field) ?? true

export const isLogged = (slug: string): boolean => !UNLOGGED.includes(slug)

/** The fields of a collection that the log compares: what is stored, and may be told. */
export function comparedFields({ slug, flattenedFields }: SanitizedCollectionConfig): string[] {
  const only = isPersonal(slug) ? (HANDLING[slug] ?? []) : undefined
  return flattenedFields.flatMap((field) => {
    if (SKIPPED.includes(field.name) || (only && !only.includes(field.name))) return []
    return field.type === 'join' || ('virtual' in field && field.virtual) ? [] : [field.name]
  })
}
