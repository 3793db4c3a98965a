import { ADMIN_LOCALE } from '@/src/lib/constants'
import { adminHref, parseAdminPath, toPayloadAdminPath } from '@/src/routing/admin-paths'
import { TENANT_PARAMETER } from '@/src/routing/admin-tenant'

/**
 * The link that opens the current screen in another tenant: of a document the list of its collection, as the other tenant
 * does not have it.
 * @param pathname of the current screen
 */
export function tenantHref(pathname: string, tenant: string): string {
  const { language, path } = parseAdminPath(pathname) ?? { language: ADMIN_LOCALE, path: '' }
  const native = toPayloadAdminPath(path) ?? path
  const list = /^\/collections\/[^/]+/.exec(native)?.[0]
  return adminHref(language, `${list ?? path}?${TENANT_PARAMETER}=${tenant}`)
}
