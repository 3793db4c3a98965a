import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import type { PayloadRequest } from 'payload'

import { toLocale } from '@/src/i18n/locale-texts'
import { TenantSwitch } from './TenantSwitch'

/** In the top bar of every screen. The tenant is that of the request, which another tab may have changed. */
export function ActiveTenant({ req: { headers, i18n } }: { req: PayloadRequest }) {
  const active = getTenantFromCookie(headers, 'text')
  return <TenantSwitch active={active === null ? null : String(active)} language={toLocale(i18n.language)} />
}
