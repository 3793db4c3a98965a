import { API_LOCALE } from '@/src/lib/constants'
import { exportRedirects } from '@/src/features/redirects/server/csv/export-redirects'
import { importRedirects } from '@/src/features/redirects/server/csv/import-redirects'
import { adminOperation } from '@/src/api/core/admin-operation'
import { responseLanguage } from '@/src/api/core/response-language'
import { invalid } from '@/src/api/core/from-error'
import { getOperation, listOperation } from '@/src/api/core/resource/read-operations'
import { defineResource } from '@/src/api/core/resource/resource'
import { createOperation, removeOperation, updateOperation } from '@/src/api/core/resource/write-operations'
import { dataOf } from '@/src/api/core/schemas'
import { csv, importQuery, importReport, redirect } from './schemas'
import { toRedirects, toReport } from './serialize'
import { changedRedirect, newRedirect } from './write'

const tag = 'Redirects'

const redirects = defineResource({
  collection: 'redirects',
  path: '/redirects',
  param: 'id',
  tag,
  noun: 'redirect',
  plural: 'redirects',
  permissions: { read: 'redirects.read', write: 'redirects.write', remove: 'redirects.write' },
  schema: redirect,
  serialize: toRedirects,
  fieldNames: { 'to.url': 'to', 'to.type': 'to', 'to.reference': 'pageUrl' },
  search: ['from'],
  exact: ['from'],
  orders: ['from', '-from', '-hits', 'hits', '-lastHitAt', 'lastHitAt', '-createdAt', 'createdAt'],
})

const exportAll = adminOperation({
  tag,
  permission: 'redirects.read',
  method: 'get',
  path: '/redirects/export',
  summary: 'Export the redirects of the tenant as CSV',
  answer: csv,
  csvAnswer: true,
  handle: async ({ caller, headers }) => {
    headers.set('content-disposition', 'attachment; filename="redirects.csv"')
    return exportRedirects(caller.req, caller.tenant.id)
  },
})

const importAll = adminOperation({
  tag,
  permission: 'redirects.write',
  method: 'post',
  path: '/redirects/import',
  summary: 'Import redirects from CSV, after a dry run',
  description:
    'Columns: from,to,status,match,domain,keepQuery,enabled; only `from` is required. An existing redirect from the same path is updated. Either all lines are written, or none.',
  query: importQuery,
  csvBody: true,
  answer: dataOf(importReport),
  handle: async ({ caller, query, request }) => {
    const language = responseLanguage() ?? API_LOCALE
    const dryRun = query.dryRun === 'true'
    const text = await request.text()
    const report = await importRedirects(caller.req, { tenant: caller.tenant.id, text, dryRun })
    if (report.problem) throw invalid([{ path: '', message: report.problem[language] }])
    const wrong = report.lines.filter(({ action }) => action === 'error')
    if (!dryRun && wrong.length > 0)
      throw invalid(
        wrong.map(({ line, texts }) => ({ path: `lines.${line}`, message: texts?.[language] ?? '' })),
      )
    return { data: toReport(report, dryRun) }
  },
})

/** Fixed paths precede `{id}`. */
export const adminRedirectOperations = [
  listOperation(redirects),
  exportAll,
  getOperation(redirects),
  createOperation(redirects, {
    ...newRedirect,
    description: 'Redirect loops are rejected; a redirect to another redirect gets the final target.',
  }),
  importAll,
  updateOperation(redirects, { ...changedRedirect, method: 'post' }),
  removeOperation(redirects, { method: 'post', suffix: '/delete' }),
]
