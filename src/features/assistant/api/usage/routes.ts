import { z } from '@hono/zod-openapi'
import type { Where } from 'payload'

import { adminOperation } from '@/src/api/core/admin-operation'
import { invalid } from '@/src/api/core/from-error'
import { listOperation } from '@/src/api/core/resource/read-operations'
import { defineResource } from '@/src/api/core/resource/resource'
import { dataOf } from '@/src/api/core/schemas'
import { LLM_USAGE_LOGS } from '@/src/features/assistant/rules/usage'
import { loadUsage } from '@/src/features/assistant/server/load-usage'
import type { UsageFilters } from '@/src/features/assistant/server/usage-summary'
import { toCsv } from '@/src/lib/csv'
import { usageCsv, usageFilters, usageLog, usageSummary } from './schemas'
import { toUsageLog, toUsageLogs } from './serialize'

const tag = 'Language model'
const permission = 'usage.read'
const path = '/llm-usage-logs'
/** The calls that one file may have. */
const MAX_EXPORTED = 10_000

const usageWhere = ({ purpose, status, account, model, from, to }: UsageFilters): Where => ({
  and: [
    ...Object.entries({ purpose, status, account, model }).flatMap(([field, value]) =>
      value ? [{ [field]: { equals: value } }] : [],
    ),
    ...(from ? [{ createdAt: { greater_than_equal: from } }] : []),
    ...(to ? [{ createdAt: { less_than: to } }] : []),
  ],
})

const usageLogs = defineResource({
  collection: LLM_USAGE_LOGS,
  path,
  param: 'id',
  tag,
  noun: 'call',
  plural: 'calls to the language model',
  permissions: { read: permission, write: permission, remove: permission },
  schema: usageLog,
  serialize: toUsageLogs,
  search: ['model'],
  orders: ['-createdAt', 'createdAt', '-cost', 'cost'],
})

const summaryOperation = adminOperation({
  method: 'get',
  path: `${path}/summary`,
  tag,
  summary: 'Add up the calls to the language model',
  description:
    'In all, and per day, purpose and account; with the budgets of the tenant. Amounts in another currency do not count.',
  permission,
  query: z.strictObject(usageFilters),
  answer: dataOf(usageSummary),
  handle: async ({ caller: { req, tenant }, query }) => ({
    data: await loadUsage(req.payload, tenant.id, query),
  }),
})

const exportOperation = adminOperation({
  method: 'get',
  path: `${path}/export`,
  tag,
  summary: 'Export the calls to the language model as CSV',
  description: `Newest first, at most ${MAX_EXPORTED}.`,
  permission,
  query: z.strictObject(usageFilters),
  answer: usageCsv,
  csvAnswer: true,
  handle: async ({ caller: { req, user, tenant }, query, headers }) => {
    const where: Where = { and: [usageWhere(query), { tenant: { equals: tenant.id } }] }
    const options = { sort: ['-createdAt', 'id'], depth: 0, limit: MAX_EXPORTED + 1, pagination: false }
    const { docs } = await req.payload.find({
      collection: LLM_USAGE_LOGS,
      where,
      user,
      overrideAccess: false,
      req,
      ...options,
    })
    // An incomplete file would be mistaken for a complete one.
    if (docs.length > MAX_EXPORTED)
      throw invalid([
        { path: 'from', message: `A file has at most ${MAX_EXPORTED} calls. Narrow it with from and to.` },
      ])
    headers.set('content-disposition', 'attachment; filename="language-model-usage.csv"')
    return toCsv(Object.keys(usageLog.shape) as (keyof typeof usageLog.shape)[], docs.map(toUsageLog))
  },
})

/** Fixed paths precede `{id}`. */
export const usageOperations = [
  listOperation(usageLogs, { filters: { shape: usageFilters, where: usageWhere } }),
  summaryOperation,
  exportOperation,
]
