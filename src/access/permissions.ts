import type { LocaleTexts } from '@/src/i18n/locale-texts'

/** Roles a person can have in a tenant (decisions: Tenancy, roles, accounts). */
export const TENANT_ROLES = ['admin', 'editor', 'viewer'] as const
export type TenantRole = (typeof TENANT_ROLES)[number]

/** Roles over all tenants. */
export const PLATFORM_ROLES = ['superAdmin'] as const
export type PlatformRole = (typeof PLATFORM_ROLES)[number]

/** A disabled account cannot sign in, and may do nothing. */
export const ACCOUNT_STATUSES = ['active', 'disabled'] as const
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number]

export const ROLE_LABELS = {
  admin: { nl: 'Beheerder', en: 'Admin' },
  editor: { nl: 'Redacteur', en: 'Editor' },
  viewer: { nl: 'Lezer', en: 'Viewer' },
} as const satisfies Record<TenantRole, LocaleTexts>

/** What can be permitted. `read` never implies `write`. */
export const PERMISSIONS = [
  'content.read',
  'content.write',
  'content.delete',
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
  'tenants.write',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** What only a super admin may, as it concerns the whole installation. */
export type PlatformPermission = 'tenants.create' | 'tenants.delete'

const viewer = [
  'content.read',
  'media.read',
  'forms.read',
  'submissions.read',
  'redirects.read',
  'settings.read',
  'bookings.read',
  'domains.read',
  'tenants.read',
] as const satisfies readonly Permission[]

const editor = [
  ...viewer,
  'content.write',
  'content.delete',
  'media.write',
  'forms.write',
  'submissions.write',
  'redirects.write',
  'navigation.write',
  'bookings.write',
] as const satisfies readonly Permission[]

/** The one table of who may do what inside a tenant. A super admin may do all of it in every tenant. */
const ROLE_PERMISSIONS: Record<TenantRole, readonly Permission[]> = {
  viewer,
  editor,
  admin: PERMISSIONS,
}

/** Whether `role` carries `permission`. */
export const roleAllows = (role: TenantRole, permission: Permission): boolean =>
  ROLE_PERMISSIONS[role].includes(permission)
