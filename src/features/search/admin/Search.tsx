import type { PayloadRequest } from 'payload'

import { hasPermissionInAnyTenant } from '@/src/access/memberships'
import { toLocale } from '@/src/i18n/locale-texts'
import { SearchButton } from './SearchButton'

/** In the top bar of every screen, for everybody who can find something. */
export function Search({ req: { i18n, user } }: { req: PayloadRequest }) {
  if (!hasPermissionInAnyTenant(user, 'content.read')) return null
  return <SearchButton language={toLocale(i18n.language)} />
}
