import type { LocaleTexts } from '@/src/i18n/locale-texts'

export const TENANT_ROLES = ['admin', 'editor', 'writer', 'viewer'] as const
export type TenantRole = (typeof TENANT_ROLES)[number]

/** Roles that apply to the whole installation. */
export const PLATFORM_ROLES = ['superAdmin'] as const
export type PlatformRole = (typeof PLATFORM_ROLES)[number]

/** A disabled account cannot sign in and has no permissions. */
export const ACCOUNT_STATUSES = ['active', 'disabled'] as const
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number]

export const ROLE_LABELS = {
  admin: { nl: 'Beheerder', en: 'Admin' },
  editor: { nl: 'Redacteur', en: 'Editor' },
  writer: { nl: 'Schrijver', en: 'Writer' },
  viewer: { nl: 'Lezer', en: 'Viewer' },
} as const satisfies Record<TenantRole, LocaleTexts>

/** `write` never implies `read`, nor the other way round: a role lists both. */
export const PERMISSIONS = [
  'content.read',
  'content.write',
  'content.delete',
  'content.publish',
  'comments.write',
  'comments.moderate',
  'media.read',
  'media.write',
  'forms.read',
  'forms.write',
  'submissions.read',
  'submissions.write',
  'redirects.read',
  'redirects.write',
  'navigation.write',
  'settings.read',
  'settings.write',
  'bookings.read',
  'bookings.write',
  'domains.read',
  'domains.write',
  'users.read',
  'users.write',
  'tenants.read',
  'audit.read',
  'usage.read',
  'assistant.use',
  'tenants.write',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** Reserved for super admins, because these affect the whole installation. */
export type PlatformPermission =
  | 'tenants.create'
  | 'tenants.delete'
  | 'jobs.write'
  | 'domains.approve'
  | 'factors.reset'

const viewer = [
  'content.read',
  // Somebody who only reviews has no other right to write.
  'comments.write',
  'media.read',
  'forms.read',
  'submissions.read',
  'redirects.read',
  'settings.read',
  'bookings.read',
  'domains.read',
  'tenants.read',
  'assistant.use',
] as const satisfies readonly Permission[]

/** Without `content.publish`, `draftScope` limits these to drafts, and to images that nothing online shows. */
const writer = [
  ...viewer,
  'content.write',
  'content.delete',
  'media.write',
] as const satisfies readonly Permission[]

const editor = [
  ...writer,
  'content.publish',
  'forms.write',
  'submissions.write',
  'redirects.write',
  'navigation.write',
  'bookings.write',
] as const satisfies readonly Permission[]

/** The only mapping from tenant roles to permissions. A super admin has all of them in every tenant. */
const ROLE_PERMISSIONS: Record<TenantRole, readonly Permission[]> = {
  viewer,
  writer,
  editor,
  admin: PERMISSIONS,
}

export const roleAllows = (role: TenantRole, permission: Permission): boolean =>
  ROLE_PERMISSIONS[role].includes(permission)
