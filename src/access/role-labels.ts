import type { TenantRole } from './permissions'

/** What the roles are called. */
export const ROLE_LABELS = {
  admin: { nl: 'Beheerder', en: 'Admin' },
  editor: { nl: 'Redacteur', en: 'Editor' },
  viewer: { nl: 'Lezer', en: 'Viewer' },
} as const satisfies Record<TenantRole, { nl: string; en: string }>
