import { adminOperation } from '../../core/admin-operation'
import { invalid } from '../../core/from-error'
import { listOf, toMeta } from '../../core/list'
import { dataOf } from '../../core/schemas'
import { exportRedirects } from '@/src/redirects/csv/export-redirects'
import { importRedirects } from '@/src/redirects/csv/import-redirects'
import { findRedirect, findRedirects } from './read'
import {
  csv,
  importQuery,
  importReport,
  redirect,
  redirectBody,
  redirectChanges,
  redirectList,
  redirectParams,
} from './schemas'
import { toReport } from './serialize'
import { createRedirect, deleteRedirect, updateRedirect } from './write'

const tag = 'Redirects'
const read = { tag, permission: 'redirects.read' } as const
const write = { tag, permission: 'redirects.write' } as const

const list = adminOperation({
  ...read,
  method: 'get',
  path: '/redirects',
  summary: 'The redirects of the tenant',
  query: redirectList,
  answer: listOf(redirect),
  handle: async ({ caller, query }) => {
    const { data, found } = await findRedirects(caller, query)
    return { data, meta: toMeta(found) }
  },
})

const exportAll = adminOperation({
  ...read,
  method: 'get',
  path: '/redirects/export',
  summary: 'All redirects of the tenant as CSV',
  answer: csv,
  csvAnswer: true,
  handle: async ({ caller, headers }) => {
    headers.set('content-disposition', 'attachment; filename="redirects.csv"')
    return exportRedirects(caller.req, caller.tenant.id)
  },
})

const get = adminOperation({
  ...read,
  method: 'get',
  path: '/redirects/{id}',
  summary: 'A redirect',
  params: redirectParams,
  answer: dataOf(redirect),
  handle: async ({ caller, params }) => ({ data: await findRedirect(caller, params.id) }),
})

const create = adminOperation({
  ...write,
  method: 'post',
  path: '/redirects',
  summary: 'Make a redirect',
  description:
    'One that would lead in a circle is refused; one that leads to another redirect gets its target.',
  body: redirectBody,
  answer: dataOf(redirect),
  status: 201,
  problems: ['conflict'],
  handle: async ({ caller, body, headers }) => {
    const id = await createRedirect(caller, body)
    headers.set('location', `/api/admin/redirects/${id}`)
    return { data: await findRedirect(caller, id) }
  },
})

const importAll = adminOperation({
  ...write,
  method: 'post',
  path: '/redirects/import',
  summary: 'Import redirects from CSV, after a dry run',
  description:
    'Columns: from,to,status,match,domain,keepQuery,enabled; only `from` has to be there. A redirect from the same path is changed. All lines are written, or none.',
  query: importQuery,
  csvBody: true,
  answer: dataOf(importReport),
  handle: async ({ caller, query, request }) => {
    const dryRun = query.dryRun === 'true'
    const text = await request.text()
    const report = await importRedirects(caller.req, { tenant: caller.tenant.id, text, dryRun })
    if (report.problem) throw invalid([{ path: '', message: report.problem.en }])
    const wrong = report.lines.filter(({ action }) => action === 'error')
    if (!dryRun && wrong.length > 0)
      throw invalid(wrong.map(({ line, texts }) => ({ path: `lines.${line}`, message: texts?.en ?? '' })))
    return { data: toReport(report, dryRun, 'en') }
  },
})

const update = adminOperation({
  ...write,
  method: 'post',
  path: '/redirects/{id}',
  summary: 'Change a redirect',
  params: redirectParams,
  body: redirectChanges,
  answer: dataOf(redirect),
  problems: ['conflict'],
  handle: async ({ caller, params: { id }, body }) => {
    await updateRedirect(caller, id, body)
    return { data: await findRedirect(caller, id) }
  },
})

const remove = adminOperation({
  ...write,
  method: 'post',
  path: '/redirects/{id}/delete',
  summary: 'Remove a redirect',
  params: redirectParams,
  handle: ({ caller, params }) => deleteRedirect(caller, params.id),
})

/** Fixed paths come before `{id}`. */
export const adminRedirectOperations = [list, exportAll, get, create, importAll, update, remove]
