import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'
import { keyedHash } from '@/src/platform/sealing'

const BYTES = 16

/** A UUID of version 4, like any other, that only this installation can derive from the text. */
function uuidOf(text: string): string {
  const bytes = Buffer.from(keyedHash('ids of invited accounts', text), 'base64url').subarray(0, BYTES)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

const candidate = (email: string, attempt: number): string => uuidOf(JSON.stringify([email, attempt]))

/** As often as an address is likely to change hands. */
const MAX_OWNERS = 10

/** Whether an invitation made the account. */
export const isIdOfInvited = ({ id, email }: { id: string; email: string }): boolean =>
  Array.from({ length: MAX_OWNERS }, (_, attempt) => candidate(email, attempt)).includes(id)

async function isTaken(req: PayloadRequest, id: string): Promise<boolean> {
  const connection = await requestConnection(req)
  const { rowCount } = await connection.execute(sql`SELECT FROM users WHERE id = ${id}::uuid`)
  return rowCount !== 0
}

/**
 * The id of the account that an invitation makes: the same each time for one address. An account whose invitation is
 * withdrawn is deleted; another id after the next invitation would tell that there was none before the first.
 */
export async function idOfInvited(req: PayloadRequest, email: string): Promise<string> {
  // Its former owner may have another address now, and the id still.
  for (let attempt = 0; ; attempt += 1) {
    const id = candidate(email, attempt)
    if (!(await isTaken(req, id))) return id
  }
}
