import { createLocalReq, type Payload } from 'payload'

import type { TokenScope } from '@/src/access/api-token'
import { createApiToken } from '@/src/features/api-tokens/server/create-token'
import type { Person } from './tenants'
import type { Tenant } from '@/payload-types'

type Options = { tenant: Tenant; scope?: TokenScope; name?: string; days?: number }

/** Creates an API token of a person; returns the token and its id. */
export async function apiTokenFor(
  payload: Payload,
  person: Pick<Person, 'id'>,
  { tenant, scope = 'publish', name = 'Import', days = 90 }: Options,
): Promise<{ token: string; id: string }> {
  const req = await createLocalReq({}, payload)
  const outcome = await createApiToken(req, { account: person.id, tenant: tenant.id, name, scope, days })
  if (outcome.type !== 'created') throw new Error('The account has too many API tokens')
  return { token: outcome.token, id: outcome.stored.id }
}
