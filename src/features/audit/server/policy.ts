import type { SanitizedCollectionConfig } from 'payload'

import { isPersonal, type PersonalCollection } from '@/collections/registry'

/** Of what visitors said about themselves the log copies nothing, only how it was handled. */
const HANDLING: Readonly<Record<PersonalCollection, readonly string[]>> = {
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
const TOLD: Readonly<Partial<Record<string, readonly string[]>>> = {
  users: ['tenants', 'status', 'platformRole', '_verified'],
}

/** Whether the log keeps what a field of a collection was and became. */
export const storesValues = (slug: string, field: string): boolean => TOLD[slug]?.includes(field) ?? true

/** The fields of a collection that the log compares: what is stored, and may be told. */
export function comparedFields({ slug, flattenedFields }: SanitizedCollectionConfig): string[] {
  const only = isPersonal(slug) ? HANDLING[slug] : undefined
  return flattenedFields.flatMap((field) => {
    if (SKIPPED.includes(field.name) || (only && !only.includes(field.name))) return []
    return field.type === 'join' || ('virtual' in field && field.virtual) ? [] : [field.name]
  })
}
