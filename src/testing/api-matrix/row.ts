import type { Payload } from 'payload'

import type { ApiRequest } from '../api'
import type { Company, Person } from '../tenants'
import type { Statuses } from './statuses'

/** What the rows of a file share: the tenant of the requests, and another one that must stay unaffected. */
export type MatrixContext = { payload: Payload; company: Company; other: Company }

/** A request; the method comes from the operation, and the matrix adds actor, tenant and host. */
export type Sent = { path: string } & Pick<ApiRequest, 'body' | 'rawBody' | 'headers' | 'host'>

type Common = {
  statuses: Statuses
  /**
   * Tables that a permitted call changes and a rejected one leaves untouched, including those of locales, rows, blocks and
   * versions. Absent for GET; empty where a call that is not a GET writes nothing.
   */
  writes?: readonly string[]
  /** The call ends its own session, so each attempt needs a new one. */
  endsSession?: true
}

type Definition<T> = Common & {
  /** Creates what the request addresses; runs for every actor. */
  prepare: (world: MatrixContext) => Promise<T>
  send: Send<T>
}

/** `sender`: who sends it; the tenant's admin in place of somebody without an account. */
type Send<T> = (prepared: T, world: MatrixContext, sender: Person) => Sent

/** One operation × every actor. `request` prepares and returns the request; `id` is that of the prepared document. */
export type Row = Common & {
  request: (world: MatrixContext, sender?: Person) => Promise<{ sent: Sent; id: string | null }>
}

/** `POST /api/admin/pages` → its row; the key is as in the OpenAPI document. */
export type Matrix = Readonly<Record<string, Row>>

const idOf = (prepared: unknown): string | null =>
  typeof prepared === 'object' && prepared !== null && 'id' in prepared && typeof prepared.id === 'string'
    ? prepared.id
    : null

/** A row; without `prepare`, `send` gets undefined and the world. */
export function row<T>(definition: Definition<T>): Row
export function row(definition: Common & { send: Send<undefined> }): Row
export function row<T>({
  prepare,
  send,
  ...common
}: Common & {
  prepare?: (world: MatrixContext) => Promise<T>
  send: Send<T>
}): Row {
  return {
    ...common,
    request: async (world, sender = world.company.admin) => {
      const prepared = (await prepare?.(world)) as T
      return { sent: send(prepared, world, sender), id: idOf(prepared) }
    },
  }
}
