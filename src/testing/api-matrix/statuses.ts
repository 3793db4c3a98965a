import { TENANT_ROLES } from '@/src/access/permissions'

/** Every kind of caller: without a token, without a role, with a role in the company, another company's admin, a super admin. */
export const ACTORS = ['anonymous', 'noRole', ...TENANT_ROLES, 'foreignAdmin', 'superAdmin'] as const
export type Actor = (typeof ACTORS)[number]

/** What an operation answers each of them. */
export type Statuses = Record<Actor, number>

/** Anybody gets the same. */
export const anybody = (status: number): Statuses => ({
  anonymous: status,
  noRole: status,
  admin: status,
  editor: status,
  viewer: status,
  foreignAdmin: status,
  superAdmin: status,
})

/** Every role in the company may; another tenant's admin is told that the tenant is not there. */
export const reads = (ok: number): Statuses => ({
  ...anybody(ok),
  anonymous: 401,
  noRole: 403,
  foreignAdmin: 404,
})

/** Editors and admins may. */
export const writes = (ok: number): Statuses => ({ ...reads(ok), viewer: 403 })

/** Admins of the company may. */
export const manages = (ok: number): Statuses => ({ ...writes(ok), editor: 403 })

/** Super admins may. */
export const superOnly = (ok: number): Statuses => ({ ...manages(ok), admin: 403 })
