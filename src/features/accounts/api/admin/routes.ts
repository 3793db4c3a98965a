import type { Where } from 'payload'

import type { User } from '@/payload-types'
import { isSuperAdmin } from '@/src/access/memberships'
import { lockAccount } from '@/src/upstream/payload/lock-account'
import { LOCALES } from '@/src/lib/constants'
import { adminOperation } from '@/src/api/core/admin-operation'
import type { Caller } from '@/src/api/core/environment'
import { assertCurrent, ifMatchHeader } from '@/src/api/core/etag'
import { listOf, listQuery, toMeta } from '@/src/api/core/list'
import { ApiError } from '@/src/api/core/problems'
import { respond, findOne, findPage } from '@/src/api/core/resource/find'
import { getOperation } from '@/src/api/core/resource/read-operations'
import { defineResource, idIn, paramsOf } from '@/src/api/core/resource/resource'
import { dataOf } from '@/src/api/core/schemas'
import { endSessionsOperation } from './end-sessions'
import { invitation, invitedUser, user, userChanges, userRemovalQuery, userScope } from './schemas'
import { toUsers } from './serialize'
import { changeUser, endMembershipInTenant, inviteUser, removeAccount } from './write'

const tag = 'Users'
const [LANGUAGE] = LOCALES
const membersOf = ({ tenant }: Caller): Where => ({
  or: ['tenants.tenant', 'invitations.tenant'].map((path) => ({ [path]: { equals: tenant.id } })),
})

const users = defineResource({
  collection: 'users',
  path: '/users',
  param: 'id',
  tag,
  noun: 'user',
  plural: 'users',
  permissions: { read: 'users.read', write: 'users.write', remove: 'users.write' },
  schema: user,
  serialize: toUsers,
  fieldNames: { tenants: 'role', 'tenants.*.role': 'role', 'tenants.*.tenant': 'role' },
  search: ['name', 'email'],
  orders: ['name', '-name', 'email', '-email', '-createdAt', 'createdAt'],
  within: (caller) => (isSuperAdmin(caller.user) ? {} : membersOf(caller)),
})

/**
 * Loads an account for a change. Its row is not locked, because Payload updates it on another connection at each sign-in.
 * @throws {ApiError} 404 when the caller may not reach it, 412 when `If-Match` names another version
 */
async function claimUser(caller: Caller, id: string, request: Request): Promise<User> {
  await lockAccount(caller.req, id)
  const doc = await findOne(users, caller, id, LANGUAGE)
  assertCurrent(request.headers.get('if-match'), await respond(users, caller, doc, LANGUAGE))
  return doc
}

const read = async (caller: Caller, id: string) =>
  respond(users, caller, await findOne(users, caller, id, LANGUAGE), LANGUAGE)

const list = adminOperation({
  tag,
  permission: 'users.read',
  method: 'get',
  path: '/users/index',
  summary: 'List the users of the tenant',
  query: listQuery(users.orders).omit({ locale: true }).extend(userScope.shape),
  answer: listOf(user),
  handle: async ({ caller, query: { scope, ...query } }) => {
    if (scope === 'installation' && !isSuperAdmin(caller.user))
      throw new ApiError('forbidden', 'Only super admins can list the users of all tenants.')
    const where = scope === 'tenant' ? membersOf(caller) : undefined
    const find = (part = {}) => findPage(users, caller, { ...query, where, locale: LANGUAGE, ...part })
    const result = await find()
    return { data: await toUsers(caller, result.docs), meta: await toMeta(result, query, find) }
  },
})

const add = adminOperation({
  tag,
  permission: 'users.write',
  method: 'post',
  path: '/users',
  summary: 'Invite a user to the tenant',
  description:
    'Sends an e-mail with a link to accept or decline; where the installation cannot send e-mail, the answer has the link in `link`, for you to hand over. Until the user accepts, the membership is pending and gives no permission. An existing account keeps its name and language. Inviting a user again who has not accepted yet replaces the link.',
  body: invitation,
  fieldNames: users.fieldNames,
  answer: dataOf(invitedUser),
  status: 201,
  problems: ['conflict'],
  handle: async ({ caller, body, headers }) => {
    const { id, link } = await inviteUser(caller, body)
    headers.set('location', `/api/admin/users/${id}`)
    const { data } = await read(caller, id)
    return { data: { ...data, link } }
  },
})

const update = adminOperation({
  tag,
  permission: 'users.write',
  method: 'post',
  path: '/users/{id}',
  summary: 'Change a user, or their role in the tenant',
  description:
    'Omitted fields stay as they are. An admin of a tenant can change roles in it, also of a pending membership; name and language can be changed by the user, everything else by super admins. Nobody can remove their own admin role, or that of a tenant’s last admin.',
  params: paramsOf(users),
  headers: ifMatchHeader,
  body: userChanges,
  fieldNames: users.fieldNames,
  answer: dataOf(user),
  problems: ['conflict', 'stale'],
  handle: async ({ caller, params, body, request }) => {
    const id = idIn(params, users)
    await changeUser(caller, await claimUser(caller, id, request), body)
    return read(caller, id)
  },
})

const remove = adminOperation({
  tag,
  permission: 'users.write',
  method: 'delete',
  path: '/users/{id}',
  summary: 'End the membership of a user in the tenant, or withdraw the invitation',
  description:
    'The account is kept, unless its invitation was never accepted and it has no other role. Not allowed for your own membership or that of the last admin.',
  params: paramsOf(users),
  query: userRemovalQuery,
  headers: ifMatchHeader,
  problems: ['conflict', 'stale'],
  handle: async ({ caller, params, query, request }) => {
    const current = await claimUser(caller, idIn(params, users), request)
    await (query.account === 'true' ? removeAccount(caller, current) : endMembershipInTenant(caller, current))
  },
})

/** Fixed paths precede `{id}`. */
export const adminUserOperations = [list, add, getOperation(users), update, remove, endSessionsOperation]
