import type { SelectField } from 'payload'

import type { PreviewedCollection } from '@/collections/registry'
import { texts } from '@/src/i18n/locale-texts'
import { previewHref } from '@/src/routing/admin-paths'
import { isLocale } from '@/src/lib/constants'

/** At least 500 ms: faster autosaves race with the live preview. */
export const AUTOSAVE_INTERVAL_MS = 800
export const VERSIONS_KEPT = 50

/** The widths at which an editor looks at a document while editing it. */
export const PREVIEW_SIZES = [
  { name: 'phone', label: 'Telefoon · Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
] as const

/** Where a document of a collection is previewed; null until it has been saved once. */
export const livePreviewConfig =
  (collection: PreviewedCollection) =>
  (id: unknown, locale: string): string | null =>
    typeof id === 'string' && isLocale(locale) ? previewHref(collection, id, locale) : null

/**
 * Payload's own status, with what a list says of it: the state of each language. Payload's words are about the language
 * that is edited, and call what is taken offline “published” for as long as an old version of it was. Payload adds the rest.
 */
export const statusField: SelectField = {
  name: '_status',
  type: 'select',
  options: [],
  label: texts({ nl: 'Status', en: 'Status' }),
  admin: { components: { Cell: '/src/admin/lists/LanguageStates#LanguageStatesCell' } },
}
