import type { CollectionConfig, PayloadRequest } from 'payload'

import { isPreviewedOnSite, type PreviewedCollection } from '@/collections/registry'
import { toLocale } from '@/src/i18n/locale-texts'
import { isLocale } from '@/src/lib/constants'
import { previewHref } from '@/src/routing/admin-paths'
import { issuePreview } from './issue-preview'

type Config = Required<Pick<NonNullable<CollectionConfig['admin']>, 'preview' | 'livePreview'>>

/** In the form of a document that is previewed on its site. */
export const VISUAL_EDITING = '/src/features/previews/admin/VisualEditing#VisualEditing'

/** In the form of such a document, and in its menu: sharing the preview by a link. */
export const SHARED_LINKS = '/src/features/previews/admin/share/ShareDrawer#ShareDrawer'
export const SHARE_ITEM = '/src/features/previews/admin/share/ShareItem#ShareItem'

/** Sizes of the live preview, which get names in the form. */
const SIZES = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
] as const

/**
 * The preview button and the live preview of a collection; both null until a document’s first save. The button’s link gets its
 * token when it is followed. The frame needs the final URL, as Payload sends messages to its origin.
 */
export function previewConfig(collection: PreviewedCollection): Config {
  const linkTo = ({ i18n }: Pick<PayloadRequest, 'i18n'>, id: unknown, locale: string): string | null =>
    typeof id === 'string' && isLocale(locale)
      ? previewHref(toLocale(i18n.language), collection, id, locale)
      : null
  return {
    preview: ({ id }, { locale, req }) => linkTo(req, id, locale),
    livePreview: {
      url: async ({ data, locale: { code }, req }) => {
        const link = linkTo(req, data.id, code)
        if (link === null || !isPreviewedOnSite(collection) || !isLocale(code)) return link
        const issued = await issuePreview(req, { collection, id: String(data.id), locale: code })
        // The link explains why there is none.
        return issued.type === 'issued' ? issued.url : link
      },
      breakpoints: [...SIZES],
    },
  }
}
