import {
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type FlattenedField,
  type PayloadRequest,
  type Plugin,
  QueryError,
  type Where,
} from 'payload'

import { isSuperAdmin, tenantsWith } from '@/src/access/memberships'
import { isRecord } from '@/src/lib/is-record'

/** Fields of other accounts by which anybody may sort. */
const SORTABLE = ['name', 'email', 'id']

/** The tenants whose accounts the actor can read, and the accounts of which they see the name. */
type Reach = { members: Where; visible: readonly string[] }

const normalize = (path: string): string => path.replaceAll('__', '.')
const isMembership = (path: string): boolean => /^(tenants|invitations)([.]|$)/.test(path)
const listOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value
  return typeof value === 'string' ? value.split(',') : [value]
}

const MEMBERSHIP_IDS = ['tenants.tenant', 'invitations.tenant', 'tenants.tenant.id', 'invitations.tenant.id']

/** A filter on membership, without the tenants whose accounts the actor cannot read. */
function limitMembership(path: string, condition: unknown, visible: readonly string[]): Where {
  const [[operator, value] = [], ...others] = isRecord(condition) ? Object.entries(condition) : []
  const isAllowed = MEMBERSHIP_IDS.includes(path) && others.length === 0
  if (!isAllowed || (operator !== 'equals' && operator !== 'in')) throw new QueryError([{ path }])
  return { [path]: { in: listOf(value).filter((id) => visible.some((tenant) => tenant === id)) } }
}

/** Limits one condition; that on a name does not find those who have not accepted their invitation. */
function limitCondition(path: string, condition: unknown, { members, visible }: Reach): Where {
  if (isMembership(path)) return limitMembership(path, condition, visible)
  const limited = { [path]: condition } as Where
  return path === 'name' ? { and: [limited, members] } : limited
}

function limitWhere(where: Where, reach: Reach): Where {
  const parts = Object.entries(where).map(([key, value]): Where => {
    const junction = key.toLowerCase()
    if ((junction === 'and' || junction === 'or') && Array.isArray(value))
      return { [junction]: value.map((part: Where) => limitWhere(part, reach)) }
    return limitCondition(normalize(key), value, reach)
  })
  return parts.length > 0 ? { and: parts } : where
}

type Args = { where?: Where | null; sort?: string | string[] | null }

const isSortable = (field: string): boolean => SORTABLE.includes(field.replace(/^-/, ''))

/** Without the fields that the actor cannot read; the panel remembers the order of a list. */
const limitSort = (sort: Args['sort']): string[] | undefined =>
  sort ? [sort].flat().flatMap((part) => part.split(',').filter(isSortable)) : undefined

const actorOf = ({ user }: PayloadRequest) => (isSuperAdmin(user) ? null : user)

/**
 * Keeps a tenant's admin from finding out by filters or sorting what they cannot read of an account: its roles elsewhere,
 * and the name of somebody who has only been invited.
 * @throws {QueryError} 400 for a filter on anything else of a membership than its tenant
 */
export const limitAccountQueries: CollectionBeforeOperationHook<'users'> = ({
  args,
  overrideAccess,
  req,
}) => {
  const actor = actorOf(req)
  if (overrideAccess || !actor) return args
  const { where, sort } = args as Args
  const visible = tenantsWith(actor, 'users.read')
  const members: Where = { or: [{ id: { equals: actor.id } }, { 'tenants.tenant': { in: visible } }] }
  const limitedSort = limitSort(sort)
  return {
    ...args,
    ...(where && { where: limitWhere(where, { members, visible }) }),
    ...(limitedSort && { sort: limitedSort.length > 0 ? limitedSort : ['name', 'id'] }),
  }
}

const pathsOf = (sort: Args['sort']): string[] =>
  [sort ?? []].flat().flatMap((part) => normalize(part).replaceAll('-', '').split(','))

/**
 * A path of a sort that reaches into an account. Payload filters by what the actor can read, but sorts by hidden fields too,
 * and so tells whose address, or hash of a password, comes first.
 */
const accountPath = (sort: Args['sort'], fields: readonly FlattenedField[]): string | undefined =>
  pathsOf(sort).find((path) => {
    const [first, ...rest] = path.trim().split('.')
    const field = fields.find(({ name }) => name === first)
    return rest.length > 0 && field?.type === 'relationship' && [field.relationTo].flat().includes('users')
  })

/** Rejects filters of another collection that reach into an account’s memberships, and sorting that reaches into an account. */
const rejectAccountQueries: CollectionBeforeOperationHook = ({ args, collection, overrideAccess, req }) => {
  if (overrideAccess || !actorOf(req)) return args
  const { where, sort } = args as Args
  const text = normalize(JSON.stringify([where ?? null, sort ?? null]))
  const path =
    /"-?([\w.]*[.](?:tenants|invitations)[\w.]*)"/.exec(text)?.[1] ??
    accountPath(sort, collection.flattenedFields)
  if (path) throw new QueryError([{ path }])
  return args
}

const withFilterRule = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), rejectAccountQueries],
  },
})

/** Adds the rule to every collection: any of them can refer to accounts. */
export const protectMemberships: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    collection.slug === 'users' ? collection : withFilterRule(collection),
  ),
})
