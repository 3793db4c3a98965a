import { afterAll, beforeAll } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { configureMail } from '../configured-mail'
import type { Mailbox } from '../mailbox'
import { createTestActors, type TestActors } from './actors'
import type { MatrixCase } from './attempt'
import { matricesOf } from './matrices'

/** The rows of operations whose name matches; each file has a tenant of its own. Call it inside `describe`. */
export function castCases(names: RegExp): MatrixCase[] {
  let newCast: () => Promise<TestActors>
  let mailbox: Mailbox
  beforeAll(async () => {
    const payload = await payloadInstance()
    mailbox = await configureMail(payload)
    newCast = createTestActors(payload)
  })
  afterAll(() => mailbox.stop())
  return matricesOf(names).flatMap((matrix) => {
    let created: Promise<TestActors> | undefined
    const cast = () => (created ??= newCast())
    return Object.entries(matrix).map(([operation, row]) => ({ operation, row, cast }))
  })
}
