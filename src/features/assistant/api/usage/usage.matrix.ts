import { randomUUID } from 'node:crypto'

import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { adminStatuses } from '@/src/testing/api-matrix/statuses'
import { logCall } from '@/src/testing/usage-logs'

const USAGE = '/api/admin/llm-usage-logs'
const statuses = adminStatuses(200)

/** A call of a model of its own, so that a sum has that one call. */
const prepare = async ({ payload, company }: MatrixContext) => {
  const model = `large-${randomUUID()}`
  await logCall(payload, company, { model, cost: 0.00045 })
  return model
}

export const matrix = {
  'GET /api/admin/llm-usage-logs': row({
    prepare,
    send: () => ({ path: `${USAGE}?purpose=chat&limit=1` }),
    statuses,
  }),
  'GET /api/admin/llm-usage-logs/summary': row({
    prepare,
    send: (model) => ({ path: `${USAGE}/summary?model=${model}` }),
    statuses,
  }),
  'GET /api/admin/llm-usage-logs/export': row({
    prepare,
    send: (model) => ({ path: `${USAGE}/export?model=${model}` }),
    statuses,
  }),
} satisfies Matrix
