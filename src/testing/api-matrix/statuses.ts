import { TENANT_ROLES } from '@/src/access/permissions'

/** Every kind of caller: without a token, without a role, with a role in the company, another company's admin, a super admin. */
export const ACTORS = ['anonymous', 'noRole', ...TENANT_ROLES, 'foreignAdmin', 'superAdmin'] as const
export type Actor = (typeof ACTORS)[number]

/** What an operation answers each of them. */
export type Statuses = Record<Actor, number>

/** Anybody gets the same. */
export const anonymous = (status: number): Statuses => ({
  anonymous: status,
  noRole: status,
  admin: status,
  editor: status,
  viewer: status,
  foreignAdmin: status,
  superAdmin: status,
})

/** Every role in the company may; another tenant's admin is told that the tenant is not there. */
export const readStatuses = (ok: number): Statuses => ({
  ...anonymous(ok),
  anonymous: 401,
  noRole: 403,
  foreignAdmin: 404,
})

/** Editors and admins may. */
export const writeStatuses = (ok: number): Statuses => ({ ...readStatuses(ok), viewer: 403 })

/** Admins of the company may. */
export const adminStatuses = (ok: number): Statuses => ({ ...writeStatuses(ok), editor: 403 })

/** Super admins may. */
export const superAdminStatuses = (ok: number): Statuses => ({ ...adminStatuses(ok), admin: 403 })
