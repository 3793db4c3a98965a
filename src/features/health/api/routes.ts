import { z } from '@hono/zod-openapi'

import { ApiError } from '@/src/api/core/problems'
import { publicOperation } from '@/src/api/core/public-operation'
import { dataOf } from '@/src/api/core/schemas'
import { checkDatabase, migrationsRan, storageWritable } from './checks'

const live = publicOperation({
  method: 'get',
  path: '/health/live',
  tag: 'Health',
  summary: 'Check liveness',
  answer: dataOf(z.strictObject({ status: z.literal('ok') })),
  handle: async () => ({ data: { status: 'ok' as const } }),
})

const CHECKS = { database: checkDatabase, migrations: migrationsRan, storage: storageWritable }

const ready = publicOperation({
  method: 'get',
  path: '/health/ready',
  tag: 'Health',
  summary: 'Check readiness: database, migrations, storage',
  answer: dataOf(z.strictObject({ status: z.literal('ok'), checks: z.record(z.string(), z.literal('ok')) })),
  problems: ['unavailable'],
  handle: async ({ installation }) => {
    const results = await Promise.all(
      Object.entries(CHECKS).map(async ([name, check]) => [name, await check(installation)] as const),
    )
    const failed = results.filter(([, result]) => result !== 'ok').map(([name]) => name)
    if (failed.length > 0) {
      throw new ApiError('unavailable', `Not ready: ${failed.join(', ')}.`, {
        members: { checks: Object.fromEntries(results) },
      })
    }
    return {
      data: {
        status: 'ok' as const,
        checks: Object.fromEntries(results.map(([name]) => [name, 'ok' as const])),
      },
    }
  },
})

export const healthOperations = [live, ready]
