import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { TenantRole } from './permissions'

/** What the roles are called. */
export const ROLE_LABELS = {
  admin: { nl: 'Beheerder', en: 'Admin' },
  editor: { nl: 'Redacteur', en: 'Editor' },
  viewer: { nl: 'Lezer', en: 'Viewer' },
} as const satisfies Record<TenantRole, LocaleTexts>
