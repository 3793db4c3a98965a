import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'

import { createLogger } from '@/src/platform/logger'
import { payloadInstance } from '@/src/platform/payload'
import { createPerson } from '@/src/testing/tenants'
import type { Payload } from 'payload'

let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})

/** What the log contains of the error that `work` fails with. */
async function logOf(work: () => Promise<unknown>): Promise<string> {
  const lines: string[] = []
  const error: unknown = await work().then(
    () => null,
    (thrown: unknown) => thrown,
  )
  createLogger({ write: (line: string) => void lines.push(line) }).error({ err: error }, 'failed')
  return lines.join('')
}

it('logs a failed statement without its values', async () => {
  const { id, email } = await createPerson(payload)
  const { email: taken } = await createPerson(payload)
  const { drizzle } = payload.db
  const conflict = await logOf(() => drizzle.execute(sql`UPDATE users SET email = ${taken} WHERE id = ${id}`))
  expect(conflict).toContain('UPDATE users SET email = $1')
  expect(conflict).toContain('"code":"23505"')
  expect(conflict).not.toContain(taken)
  const format = await logOf(() =>
    drizzle.execute(sql`SELECT FROM users WHERE id = ${`${email}\\n x`}::uuid`),
  )
  expect(format).toContain('"code":"22P02"')
  expect(format).not.toContain(email)
})
