import { assertConfirmed } from '@/src/api/core/confirmation'
import { z } from '@hono/zod-openapi'
import type { PayloadRequest } from 'payload'

import type { ApiToken } from '@/payload-types'
import { apiTokenOf } from '@/src/access/api-token'
import { adminOperation } from '@/src/api/core/admin-operation'
import type { AccountCaller } from '@/src/api/core/environment'
import { installationOperation } from '@/src/api/core/installation-operation'
import { ApiError } from '@/src/api/core/problems'
import { dataOf, uuid } from '@/src/api/core/schemas'
import { confirmPerson } from '@/src/features/accounts'
import { MAX_TOKENS } from '@/src/features/api-tokens/rules/token'
import { createApiToken } from '@/src/features/api-tokens/server/create-token'
import { findOwnTokens, revokeOwnToken, tenantOfToken } from '@/src/features/api-tokens/server/own-tokens'
import { apiToken, createdApiToken, newApiToken } from './schemas'

const tag = 'API tokens'
const path = '/account/tokens'

/** A token could otherwise outlive its expiry, widen its scope, or list what its person uses elsewhere. */
function assertSession({ user }: Pick<AccountCaller, 'user'>): void {
  if (apiTokenOf(user))
    throw new ApiError(
      'forbidden',
      'API tokens are managed with a session: sign in, in the panel or with POST /api/auth/login.',
    )
}

async function slugsOf(req: PayloadRequest, ids: readonly string[]): Promise<Map<string, string>> {
  const { docs } = await req.payload.find({
    collection: 'tenants',
    where: { id: { in: [...new Set(ids)] } },
    select: { slug: true },
    pagination: false,
    depth: 0,
    // A token names its tenant also after its person has left it.
    overrideAccess: true,
    req,
  })
  return new Map(docs.map(({ id, slug }) => [id, slug]))
}

async function toApiTokens(
  req: PayloadRequest,
  docs: readonly ApiToken[],
): Promise<z.input<typeof apiToken>[]> {
  const slugs = await slugsOf(req, docs.map(tenantOfToken))
  return docs.map((doc) => ({
    id: doc.id,
    name: doc.name,
    tenant: slugs.get(tenantOfToken(doc)) ?? '',
    scope: doc.scope,
    createdAt: doc.createdAt,
    expiresAt: doc.expiresAt,
    lastUsedAt: doc.lastUsedAt ?? null,
  }))
}

const list = installationOperation({
  tag,
  method: 'get',
  permission: null,
  path,
  summary: 'List your own API tokens',
  description: 'Of all tenants, newest first, expired ones too; never the tokens themselves.',
  answer: dataOf(z.array(apiToken)),
  handle: async ({ operator }) => {
    assertSession(operator)
    return { data: await toApiTokens(operator.req, await findOwnTokens(operator.req, operator.user.id)) }
  },
})

const create = adminOperation({
  tag,
  method: 'post',
  // What every role allows: a token can do no more than its person.
  permission: 'tenants.read',
  path,
  summary: 'Create an API token for yourself',
  description:
    'It acts in the tenant of the request, with the rights that you have there at the time of each request, limited to its scope.',
  body: newApiToken,
  answer: dataOf(createdApiToken),
  status: 201,
  problems: ['conflict'],
  handle: async ({ caller, body: { name, scope, expiresInDays, proof }, request }) => {
    const { user, tenant, req } = caller
    assertSession(caller)
    assertConfirmed(await confirmPerson(caller, proof, request))
    const chosen = { account: user.id, tenant: tenant.id, name, scope, days: expiresInDays }
    const outcome = await createApiToken(req, chosen)
    if (outcome.type === 'tooMany')
      throw new ApiError('conflict', `An account can have ${MAX_TOKENS} API tokens. Revoke one first.`)
    const [stored] = await toApiTokens(req, [outcome.stored])
    if (!stored) throw new Error('The API token was not stored')
    return { data: { ...stored, token: outcome.token } }
  },
})

const revoke = installationOperation({
  tag,
  method: 'post',
  permission: null,
  path: `${path}/{id}/revoke`,
  summary: 'Revoke an API token of your own',
  description: 'The next request with it gets 401.',
  params: z.strictObject({ id: uuid.openapi({ description: 'The id of the API token.' }) }),
  handle: async ({ operator, params: { id } }) => {
    assertSession(operator)
    if (await revokeOwnToken(operator.req, operator.user.id, id)) return
    throw new ApiError('notFound', `You have no API token with the id ${id}.`)
  },
})

export const apiTokenOperations = [list, create, revoke]
