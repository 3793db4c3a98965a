import { call } from '../api'
import { callPanel } from '../panel-api'
import { newVisitor } from '../forms'
import type { TestActors } from './actors'
import { tableFingerprint } from './fingerprint'
import type { Row } from './row'
import type { Actor } from './statuses'

/** A row, with the name of its operation and the company and people of its file. */
export type MatrixCase = { operation: string; row: Row; cast: () => Promise<TestActors> }

type Options = {
  tenant?: 'company' | 'other'
  headers?: Record<string, string>
  /** Who calls: a program with a token, or a screen of the panel with the session cookie. */
  through?: 'program' | 'panel'
}

/** Sends the row's request in the actor's name, and says whether the named tables are other than before. */
export async function attempt(
  { operation, row, cast }: MatrixCase,
  actor: Actor,
  { tenant = 'company', headers: more, through = 'program' }: Options = {},
) {
  const { world, tokenFor } = await cast()
  const token = await tokenFor(actor, row.endsSession ?? false)
  const { sent, id } = await row.request(world)
  const { path, headers, ...rest } = sent
  const before = await tableFingerprint(world.payload, row.writes ?? [])
  const { id: tenantId, slug } = world[tenant].tenant
  const send = through === 'panel' ? callPanel : call
  const response = await send(path, {
    host: world.company.domain.hostname,
    ...rest,
    method: operation.split(' ')[0] ?? '',
    ...(token && { token }),
    tenant: through === 'panel' ? tenantId : slug,
    headers: { ...newVisitor(), ...headers, ...more },
  })
  const changed = before !== (await tableFingerprint(world.payload, row.writes ?? []))
  return { response, status: response.status, text: await response.clone().text(), changed, id, sent }
}
