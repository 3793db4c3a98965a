import { type ApiToken, scopeAllows } from './api-token'
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
  /** Must set up a second factor before anything else. */
  secondFactorDue?: boolean | null
  tenants?: { tenant: Reference; role: TenantRole }[] | null
  /** Set when the request was authenticated with an API token, which narrows the rights of the account. */
  apiToken?: ApiToken
}

/** The id of a relationship value, whether it was populated or not. */
export const referenceId = (value: Reference): string => (typeof value === 'string' ? value : value.id)

/** Of a disabled account, or one that must set up a second factor first, roles and memberships grant nothing. */
export const isEnabled = ({ status, secondFactorDue }: Actor): boolean =>
  status !== 'disabled' && !secondFactorDue

export const isSuperAdmin = (actor: Actor | null | undefined): boolean =>
  actor?.platformRole === 'superAdmin' && isEnabled(actor)

/** Whether an account has no role at all: only such accounts have sessions of a site, others sign in to the panel. */
export const isAccountOnly = ({ platformRole, tenants }: Actor): boolean =>
  !platformRole && (tenants ?? []).length === 0

const inScope = ({ apiToken }: Actor, permission: Permission): boolean =>
  !apiToken || scopeAllows(apiToken.scope, permission)

/** Ids of the tenants in which the actor's role grants the permission. Ignores the super admin role: check `isSuperAdmin` first. */
export const tenantsWith = (actor: Actor | null | undefined, permission: Permission): string[] =>
  (actor && isEnabled(actor) && inScope(actor, permission) ? (actor.tenants ?? []) : [])
    .filter((membership) => roleAllows(membership.role, permission))
    .map((membership) => referenceId(membership.tenant))

/** The actor's tenant if they are a member of exactly one, otherwise null. */
export function onlyTenant(actor: Actor | null | undefined): string | null {
  const [tenant, ...others] = new Set(
    (actor?.tenants ?? []).map((membership) => referenceId(membership.tenant)),
  )
  return others.length === 0 ? (tenant ?? null) : null
}

/** Whether the actor may change what visitors see in the tenant. */
export const mayPublish = (actor: Actor | null | undefined, tenant: string): boolean =>
  isSuperAdmin(actor) || tenantsWith(actor, 'content.publish').includes(tenant)

/** Ids of the tenants in which the actor's role lets it write drafts and publish nothing. */
export function draftTenantsOf(actor: Actor | null | undefined): string[] {
  if (isSuperAdmin(actor)) return []
  const publishing = tenantsWith(actor, 'content.publish')
  return tenantsWith(actor, 'content.write').filter((tenant) => !publishing.includes(tenant))
}

export const hasPermissionInAnyTenant = (actor: Actor | null | undefined, permission: Permission): boolean =>
  isSuperAdmin(actor) || tenantsWith(actor, permission).length > 0
