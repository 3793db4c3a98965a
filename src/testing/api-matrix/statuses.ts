import { COMPANY_ROLES } from '../tenants'

/** Every kind of actor: without a token, without a role, with a role in the tenant, the admin of another tenant, a super admin. */
export const ACTORS = ['anonymous', 'noRole', ...COMPANY_ROLES, 'foreignAdmin', 'superAdmin'] as const
export type Actor = (typeof ACTORS)[number]

/** The status of the response to each actor. */
export type Statuses = Record<Actor, number>

/** The same status for every actor. */
export const anonymous = (status: number): Statuses => ({
  anonymous: status,
  noRole: status,
  admin: status,
  editor: status,
  viewer: status,
  foreignAdmin: status,
  superAdmin: status,
})

/** Allowed for every role in the tenant; the admin of another tenant gets a 404 for the tenant. */
export const readStatuses = (ok: number): Statuses => ({
  ...anonymous(ok),
  anonymous: 401,
  noRole: 403,
  foreignAdmin: 404,
})

/** Allowed for editors and admins. */
export const writeStatuses = (ok: number): Statuses => ({ ...readStatuses(ok), viewer: 403 })

/** Allowed for admins of the tenant. */
export const adminStatuses = (ok: number): Statuses => ({ ...writeStatuses(ok), editor: 403 })

/** Allowed for super admins. */
export const superAdminStatuses = (ok: number): Statuses => ({ ...adminStatuses(ok), admin: 403 })
