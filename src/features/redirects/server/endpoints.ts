import type { Endpoint, PayloadRequest } from 'payload'

import { isSuperAdmin, tenantsWith } from '@/src/access/memberships'
import type { Permission } from '@/src/access/permissions'
import { toLocale } from '@/src/i18n/locale-texts'
import { exportRedirects } from './csv/export-redirects'
import { importRedirects } from './csv/import-redirects'

/** The largest file that is read, in bytes; a body that does not tell its length is judged when it is read. */
const MAX_BYTES = 8 * 1024 * 1024

const NO_STORE = { 'cache-control': 'private, no-store' } as const

/** The tenant that the admin names, if the person may do this there; anything else is not found. */
function permittedTenant({ user, query }: PayloadRequest, permission: Permission): string | null {
  const tenant: unknown = query.tenant
  if (typeof tenant !== 'string' || tenant === '') return null
  return isSuperAdmin(user) || tenantsWith(user, permission).includes(tenant) ? tenant : null
}

const notFound = (): Response => new Response(null, { status: 404, headers: NO_STORE })

const tooLarge = (): Response => new Response(null, { status: 413, headers: NO_STORE })

const exportFile: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    const tenant = permittedTenant(req, 'redirects.read')
    if (!tenant) return notFound()
    return new Response(await exportRedirects(req, tenant), {
      headers: {
        ...NO_STORE,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="redirects.csv"',
      },
    })
  },
}

const importFile: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    const tenant = permittedTenant(req, 'redirects.write')
    if (!tenant) return notFound()
    if (Number(req.headers.get('content-length') ?? 0) > MAX_BYTES) return tooLarge()
    const text = (await req.text?.()) ?? ''
    if (Buffer.byteLength(text) > MAX_BYTES) return tooLarge()
    const report = await importRedirects(req, { tenant, text, dryRun: req.query.dryRun !== 'false' })
    const language = toLocale(req.i18n.language)
    const lines = report.lines.map(({ texts, ...line }) => ({ ...line, message: texts?.[language] ?? null }))
    const body = { applied: report.applied, problem: report.problem?.[language] ?? null, lines }
    return Response.json(body, { headers: NO_STORE })
  },
}

/** What the buttons above the list of redirects call, by the session's cookie. */
export const redirectEndpoints: Endpoint[] = [exportFile, importFile]
