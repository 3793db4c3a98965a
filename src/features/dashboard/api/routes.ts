import { z } from '@hono/zod-openapi'

import { readDashboard } from '@/src/features/dashboard/server/read-dashboard'
import { adminOperation } from '@/src/api/core/admin-operation'
import { adminLocale } from '@/src/api/core/resource/resource'
import { dataOf } from '@/src/api/core/schemas'
import { dashboard } from './schemas'

const getDashboard = adminOperation({
  method: 'get',
  path: '/dashboard',
  tag: 'Dashboard',
  summary: 'Read the figures of the tenant',
  description: 'Counted at the time of the request.',
  permission: 'content.read',
  query: z.strictObject({
    locale: adminLocale('The preferred language of titles.'),
  }),
  answer: dataOf(dashboard),
  handle: async ({ caller: { user, tenant, req }, query: { locale } }) => {
    const figures = await readDashboard(req.payload, { tenantId: tenant.id, user, locale })
    // `title` was published as a string that is always there.
    const edited = figures.edited.map((one) => ({ ...one, title: one.title ?? one.id }))
    return { data: { ...figures, edited } }
  },
})

export const adminDashboardOperations = [getDashboard]
