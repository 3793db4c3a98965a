import { call } from '../api'
import { newVisitor } from '../forms'
import type { Cast } from './actors'
import { fingerprint } from './fingerprint'
import type { Row } from './row'
import type { Actor } from './statuses'

/** A row, with the name of its operation and the company and people of its file. */
export type Case = { operation: string; row: Row; cast: () => Promise<Cast> }

type Options = { tenant?: 'company' | 'other'; headers?: Record<string, string> }

/** Sends the row's request in the actor's name, and says whether the named tables are other than before. */
export async function attempt(
  { operation, row, cast }: Case,
  actor: Actor,
  { tenant = 'company', headers: more }: Options = {},
) {
  const { world, tokenFor } = await cast()
  const token = await tokenFor(actor, row.endsSession ?? false)
  const { sent, id } = await row.request(world)
  const { path, headers, ...rest } = sent
  const before = await fingerprint(world.payload, row.writes ?? [])
  const response = await call(path, {
    host: world.company.domain.hostname,
    ...rest,
    method: operation.split(' ')[0] ?? '',
    ...(token && { token }),
    tenant: world[tenant].tenant.slug,
    headers: { ...newVisitor(), ...headers, ...more },
  })
  const changed = before !== (await fingerprint(world.payload, row.writes ?? []))
  return { response, status: response.status, text: await response.clone().text(), changed, id, sent }
}
