import type { CollectionConfig } from 'payload'

import { publishedContent } from '@/src/access/predicates'
import { noteDraftToPublish, reviewPublication } from '@/src/features/reviews'
import { releaseButton } from '@/src/features/releases/rules/release-button'
import { reviewsButton } from '@/src/features/reviews/rules/reviews-button'
import { requireComplete } from '@/src/access/publication-rules'
import { announcePageChange, announcePageRemoval } from '@/src/cache/hooks'
import { assistantButton } from '@/src/features/assistant/rules/assistant-button'
import { commentsButton } from '@/src/features/comments/rules/comments-button'
import { PARTS_IN_SELECTOR } from '@/src/features/templates/rules/parts-in-selector'
import { texts } from '@/src/i18n/locale-texts'
import { stampUpdatedAt } from '@/src/upstream/payload/stamp-updated-at'
import {
  AUTOSAVE_INTERVAL_MS,
  BULK_CHANGES,
  STATUS,
  TRUE_STATUS,
  UNPUBLISH_ITEMS,
  VERSIONS_KEPT,
} from '@/src/fields/publication'
import { previewConfig, SHARE_ITEM, SHARED_LINKS, VISUAL_EDITING } from '@/src/features/previews'
import { keepSchedules } from '@/src/features/schedules'
import { saveCopiedLanguageAsDraft } from '@/src/upstream/payload/copy-language-as-draft'
import { duplicateAsDraft } from '@/src/upstream/payload/duplicate-as-draft'
import { publishEachLocale, saveDraftBeforePublish } from '@/src/upstream/payload/publish-every-language'
import { keepOnline } from '@/src/upstream/payload/keep-online'
import { saveDraftBeforeUnpublish, unpublishLocale } from '@/src/upstream/payload/unpublish-incomplete'
import { imagesHaveTexts } from '@/src/features/media/server/images-have-texts'
import { pageFields } from './fields'
import { noteSystemSave, pageHasAddress } from '@/src/features/urls/server/page-has-address'
import { saveAddresses, takeAddresses } from '@/src/features/urls/server/save-addresses'
import { searchAddresses } from '@/src/features/urls/server/search-addresses'
import { trackPublishedPage } from '@/src/features/urls/server/track-published-locales'
import { restorePageUrls, trashPageUrls } from '@/src/features/urls/server/trashed-urls'
import { removePageUrls } from '@/src/features/urls/server/url-hooks'

/** A page is a list of blocks. Each locale is published separately. */
export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: texts({ nl: 'Pagina', en: 'Page' }), plural: texts({ nl: 'Pagina’s', en: 'Pages' }) },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'addresses', 'translation', 'updatedAt', 'layout'],
    listSearchableFields: ['title', 'addresses'],
    ...previewConfig('pages'),
    components: {
      beforeListTable: ['/src/features/templates/admin/NewPageControl#NewPageAction', BULK_CHANGES],
      edit: {
        editMenuItems: [SHARE_ITEM],
        beforeDocumentControls: [
          TRUE_STATUS,
          VISUAL_EDITING,
          SHARED_LINKS,
          '/src/features/templates/admin/SaveAsTemplate#SaveAsTemplate',
          PARTS_IN_SELECTOR,
          commentsButton('pages'),
          reviewsButton('pages'),
          releaseButton('pages'),
          assistantButton('pages'),
        ],
        Status: STATUS,
        UnpublishButton: UNPUBLISH_ITEMS,
      },
    },
    description: texts({
      nl: 'Pagina’s bestaan uit blokken. Elke taal publiceert u apart.',
      en: 'Pages are made of blocks. Each language is published on its own.',
    }),
  },
  access: publishedContent,
  versions: {
    maxPerDoc: VERSIONS_KEPT,
    drafts: { localizeStatus: true, autosave: { interval: AUTOSAVE_INTERVAL_MS } },
  },
  hooks: {
    beforeOperation: [
      noteDraftToPublish,
      noteSystemSave,
      duplicateAsDraft,
      saveCopiedLanguageAsDraft,
      saveDraftBeforePublish,
      saveDraftBeforeUnpublish,
      keepOnline,
      searchAddresses,
    ],
    beforeChange: [
      trackPublishedPage,
      requireComplete(imagesHaveTexts, pageHasAddress),
      stampUpdatedAt,
      takeAddresses,
      trashPageUrls,
    ],
    beforeDelete: [removePageUrls],
    afterChange: [reviewPublication, unpublishLocale, saveAddresses, restorePageUrls, announcePageChange],
    afterDelete: [announcePageRemoval],
    afterOperation: [publishEachLocale, keepSchedules],
  },
  fields: pageFields,
}
