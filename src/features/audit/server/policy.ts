import type { SanitizedCollectionConfig } from 'payload'

import { isPersonal, type PersonalCollection } from '@/collections/registry'

/** Of visitors' personal data the log stores only how it was handled. */
const HANDLING: Readonly<Record<PersonalCollection, readonly string[]>> = {
  'form-submissions': ['read', 'status', 'assignee'],
  bookings: ['status'],
}

/** Fields that every save changes, that have a column of their own in the log, or that secure an account. */
const SKIPPED: readonly string[] = [
  'id',
  'tenant',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
  'savedBy',
  'savedIn',
  'restoredOver',
  'versionName',
  // Page URLs have entries of their own.
  'addresses',
  'sessions',
  'hash',
  'sourceHash',
  'salt',
  'lastUsedAt',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'resetPasswordRequestedAt',
  'confirmUntil',
  'secondFactorDue',
  'newEmail',
  'newEmailUntil',
  '_verificationToken',
]

/** Of an account only roles and status are stored: personal data in the log would outlive the account. */
const STORED: Readonly<Partial<Record<string, readonly string[]>>> = {
  users: ['tenants', 'invitations', 'status', 'platformRole', '_verified', 'addressUnconfirmed'],
}

/** Whether the log stores the values of a field, and not only that it changed. */
export const storesValues = (slug: string, field: string): boolean => STORED[slug]?.includes(field) ?? true

/** Names of the fields that the log compares: stored ones that may be recorded, and those marked as `audited`. */
export function comparedFields({ slug, flattenedFields }: SanitizedCollectionConfig): string[] {
  const only = isPersonal(slug) ? HANDLING[slug] : undefined
  return flattenedFields.flatMap((field) => {
    if (SKIPPED.includes(field.name) || (only && !only.includes(field.name))) return []
    const isStored = !('virtual' in field && field.virtual) || field.custom?.audited === true
    return field.type === 'join' || !isStored ? [] : [field.name]
  })
}
