import { call } from '../api'
import { callPanel } from '../panel-api'
import { newVisitor } from '../forms'
import type { TestActors } from './actors'
import { tableFingerprint } from './fingerprint'
import type { Row } from './row'
import type { Actor } from './statuses'

/** A row with the name of its operation and the cast of its file. */
export type MatrixCase = { operation: string; row: Row; cast: () => Promise<TestActors> }

type Options = {
  tenant?: 'company' | 'other'
  headers?: Record<string, string>
  /** Whether the request comes from a program with a token or from the panel with the session cookie. */
  through?: 'program' | 'panel'
}

/** Sends the request of a row as the actor; `changed` tells whether the tables of the row have changed. */
export async function attempt(
  { operation, row, cast }: MatrixCase,
  actor: Actor,
  { tenant = 'company', headers: extraHeaders, through = 'program' }: Options = {},
) {
  const { world, tokenFor, personOf } = await cast()
  const token = await tokenFor(actor, row.endsSession ?? false)
  const { sent, id } = await row.request(world, personOf(actor))
  const { path, headers, ...rest } = sent
  const before = await tableFingerprint(world.payload, row.writes ?? [])
  const { id: tenantId, slug } = world[tenant].tenant
  const send = through === 'panel' ? callPanel : call
  const response = await send(path, {
    host: world.company.domain.hostname,
    ...rest,
    ...(through === 'panel' && { host: 'localhost' }),
    method: operation.split(' ')[0] ?? '',
    ...(token && { token }),
    tenant: through === 'panel' ? tenantId : slug,
    headers: { ...newVisitor(), ...headers, ...extraHeaders },
  })
  const changed = before !== (await tableFingerprint(world.payload, row.writes ?? []))
  return { response, status: response.status, text: await response.clone().text(), changed, id, sent }
}
