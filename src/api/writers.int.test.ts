import { describe, expect, it } from 'vitest'

import { attempt, type MatrixCase } from '@/src/testing/api-matrix/attempt'
import { castCases } from '@/src/testing/api-matrix/cast-cases'
import { isOfItsOwner, WRITER_WRITES } from '@/src/testing/api-matrix/draft-writes'
import { apiTokenFor } from '@/src/testing/api-tokens'
import { createPerson } from '@/src/testing/tenants'

/** Managing tokens needs a session, and is one's own. */
const cases = castCases(/^(?!GET )\S+ \/api\/admin\/(?!account\/tokens)/)

async function attemptAsWriter(one: MatrixCase) {
  const { world } = await one.cast()
  const { payload, company } = world
  const writer = await createPerson(payload, { role: 'writer', tenant: company.tenant })
  const { token } = await apiTokenFor(payload, writer, { tenant: company.tenant })
  return attempt(one, 'anonymous', { headers: { authorization: `Bearer ${token}` } })
}

describe('of the API, a writer', () => {
  it.each(cases.filter(({ operation }) => !WRITER_WRITES.includes(operation)))(
    'is denied $operation',
    async (one) => {
      const { status, changed, text } = await attemptAsWriter(one)
      expect([status, changed], text).toEqual([403, false])
    },
  )

  it.each(cases.filter(({ operation }) => WRITER_WRITES.includes(operation) && !isOfItsOwner(operation)))(
    'may use $operation',
    async (one) => {
      const { status, text } = await attemptAsWriter(one)
      expect(status, text).toBe(one.row.statuses.admin)
    },
  )
})
