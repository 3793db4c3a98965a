import type { SelectField } from 'payload'

import type { PreviewedCollection } from '@/collections/registry'
import { texts } from '@/src/i18n/locale-texts'
import { previewHref } from '@/src/routing/admin-paths'
import { isLocale } from '@/src/lib/constants'

/** Below 500 ms, autosaves race with the live preview. */
export const AUTOSAVE_INTERVAL_MS = 800
export const VERSIONS_KEPT = 50

/** Sizes of the live preview. */
export const PREVIEW_SIZES = [
  { name: 'phone', label: 'Telefoon · Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
] as const

/** The preview URL of a document; null until its first save. */
export const livePreviewConfig =
  (collection: PreviewedCollection) =>
  (id: unknown, locale: string): string | null =>
    typeof id === 'string' && isLocale(locale) ? previewHref(collection, id, locale) : null

/**
 * Payload's own status field, with a list cell that shows the state of each locale. Payload's cell shows only the edited
 * locale, and shows “published” for an unpublished document if an older version was published.
 */
export const statusField: SelectField = {
  name: '_status',
  type: 'select',
  options: [],
  label: texts({ nl: 'Status', en: 'Status' }),
  admin: { components: { Cell: '/src/admin/lists/LanguageStates#LanguageStatesCell' } },
}
