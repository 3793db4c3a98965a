import type { Payload } from 'payload'

import type { ApiRequest } from '../api'
import type { Company } from '../tenants'
import type { Statuses } from './statuses'

/** What the rows of one file share: the company that is called, and another one that must not notice. */
export type MatrixContext = { payload: Payload; company: Company; other: Company }

/** A request; its method is that of the operation, and the matrix adds the caller, the tenant and the site. */
export type Sent = { path: string } & Pick<ApiRequest, 'body' | 'rawBody' | 'headers' | 'host'>

type Common = {
  statuses: Statuses
  /**
   * Tables that a permitted call changes and a refused one leaves exactly as they are. A table stands for those of
   * its languages, rows, blocks and versions too. Absent for GET; none where a write is one in name only.
   */
  writes?: readonly string[]
  /** The call ends the session that it is made with, so that each actor needs one of their own. */
  endsSession?: true
}

type Definition<T> = Common & {
  /** Makes what the request is about: anew for every actor. */
  prepare: (world: MatrixContext) => Promise<T>
  send: (prepared: T, world: MatrixContext) => Sent
}

/** One operation × every actor. `request` prepares and says what is to be sent; `id` is of what was prepared. */
export type Row = Common & { request: (world: MatrixContext) => Promise<{ sent: Sent; id: string | null }> }

/** `POST /api/admin/pages` → its row; the key is as in the OpenAPI document. */
export type Matrix = Readonly<Record<string, Row>>

const idOf = (prepared: unknown): string | null =>
  typeof prepared === 'object' && prepared !== null && 'id' in prepared && typeof prepared.id === 'string'
    ? prepared.id
    : null

/** A row; without `prepare`, `send` gets the world alone. */
export function row<T>(definition: Definition<T>): Row
export function row(definition: Common & { send: (nothing: undefined, world: MatrixContext) => Sent }): Row
export function row<T>({
  prepare,
  send,
  ...common
}: Common & {
  prepare?: (world: MatrixContext) => Promise<T>
  send: (prepared: T, world: MatrixContext) => Sent
}): Row {
  return {
    ...common,
    request: async (world) => {
      const prepared = (await prepare?.(world)) as T
      return { sent: send(prepared, world), id: idOf(prepared) }
    },
  }
}
