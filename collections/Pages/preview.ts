import { previewHref } from '@/src/lib/admin-paths'
import { isLocale } from '@/src/lib/constants'

/** The widths at which an editor looks at a page while editing it. */
export const PREVIEW_SIZES = [
  { name: 'phone', label: 'Telefoon · Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
] as const

/** Where a page is previewed; null until it has been saved once. */
export const previewPath = (id: unknown, locale: string): string | null =>
  typeof id === 'string' && isLocale(locale) ? previewHref(id, locale) : null
