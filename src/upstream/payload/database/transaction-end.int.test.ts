import { sql } from '@payloadcms/db-postgres'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { plainAdapter } from '@/src/testing/unpatched'

// What our adapter makes of it: src/platform/database/transaction.int.test.ts.
it('Payload resolves a commit that stored nothing', async () => {
  const payload = await payloadInstance()
  const db = payload.db as unknown as PostgresAdapter
  const { beginTransaction, commitTransaction } = plainAdapter(payload)
  const id = await beginTransaction.call(db)
  if (id === null) throw new Error('There is no transaction')
  const session = db.sessions[id]?.db as PostgresAdapter['drizzle'] | undefined
  await expect(session?.execute(sql`select 1 / 0`)).rejects.toThrow()
  await expect(commitTransaction.call(db, id)).resolves.toBeUndefined()
})
