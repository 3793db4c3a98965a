import {
  roleAllows,
  type AccountStatus,
  type Permission,
  type PlatformRole,
  type TenantRole,
} from './permissions'

type Reference = string | { id: string }

/** The part of a signed-in user that decides access. The generated `User` type fits it. */
export type Actor = {
  id: string
  platformRole?: PlatformRole | null
  status?: AccountStatus | null
  tenants?: { tenant: Reference; role: TenantRole }[] | null
}

/** The id of a relationship value, whether it was populated or not. */
export const referenceId = (value: Reference): string => (typeof value === 'string' ? value : value.id)

/** A disabled account keeps its memberships, but they grant nothing. */
const isEnabled = (actor: Actor): boolean => actor.status !== 'disabled'

export const isSuperAdmin = (actor: Actor | null | undefined): boolean =>
  actor?.platformRole === 'superAdmin' && isEnabled(actor)

/** Ids of the tenants in which the actor's role grants the permission. Ignores the super admin role: check `isSuperAdmin` first. */
export const tenantsWith = (actor: Actor | null | undefined, permission: Permission): string[] =>
  (actor && isEnabled(actor) ? (actor.tenants ?? []) : [])
    .filter((membership) => roleAllows(membership.role, permission))
    .map((membership) => referenceId(membership.tenant))

/** The actor's tenant if they are a member of exactly one, otherwise null. */
export function onlyTenant(actor: Actor | null | undefined): string | null {
  const [tenant, ...others] = new Set(
    (actor?.tenants ?? []).map((membership) => referenceId(membership.tenant)),
  )
  return others.length === 0 ? (tenant ?? null) : null
}

export const hasPermissionInAnyTenant = (actor: Actor | null | undefined, permission: Permission): boolean =>
  isSuperAdmin(actor) || tenantsWith(actor, permission).length > 0
