import type { CollectionConfig } from 'payload'

import { publishedContent } from '@/src/access/predicates'
import { noteDraftToPublish, reviewPublication } from '@/src/features/reviews'
import { releaseButton } from '@/src/features/releases/rules/release-button'
import { reviewsButton } from '@/src/features/reviews/rules/reviews-button'
import { requireComplete } from '@/src/access/publication-rules'
import { trackPublishedLocales } from '@/src/features/urls/server/track-published-locales'
import { dropTakenSlugs, trashPostUrls } from '@/src/features/urls/server/trashed-urls'
import { derivePostUrls, removePostUrls } from '@/src/features/urls/server/url-hooks'
import { announcePostChange, announcePostRemoval } from '@/src/features/blog/server/post-hooks'
import { assistantButton } from '@/src/features/assistant/rules/assistant-button'
import { commentsButton } from '@/src/features/comments/rules/comments-button'
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
import { saveCopiedLanguageAsDraft } from '@/src/upstream/payload/copy-language-as-draft'
import { duplicateAsDraft } from '@/src/upstream/payload/duplicate-as-draft'
import { publishEachLocale, saveDraftBeforePublish } from '@/src/upstream/payload/publish-every-language'
import { keepSchedules, scheduleFuturePost } from '@/src/features/schedules'
import { fillSlug } from '@/src/fields/slug'
import { keepOnline } from '@/src/upstream/payload/keep-online'
import { saveDraftBeforeUnpublish, unpublishLocale } from '@/src/upstream/payload/unpublish-incomplete'
import { imagesHaveTexts } from '@/src/features/media/server/images-have-texts'
import { postFields } from './fields'
import { computeReadingTime } from '@/src/features/blog/hooks/compute-reading-time'
import { datePublication } from '@/src/features/blog/hooks/date-publication'

/** Articles of the blog. Each locale is published separately; page URLs are derived from the slug and the blog page. */
export const Posts: CollectionConfig = {
  slug: 'posts',
  labels: { singular: texts({ nl: 'Artikel', en: 'Post' }), plural: texts({ nl: 'Artikelen', en: 'Posts' }) },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'publishedAt', 'addresses', 'translation', 'category', 'updatedAt'],
    listSearchableFields: ['title', 'slug', 'excerpt'],
    ...previewConfig('posts'),
    components: {
      beforeListTable: [BULK_CHANGES],
      edit: {
        editMenuItems: [SHARE_ITEM],
        beforeDocumentControls: [
          TRUE_STATUS,
          VISUAL_EDITING,
          SHARED_LINKS,
          commentsButton('posts'),
          reviewsButton('posts'),
          releaseButton('posts'),
          assistantButton('posts'),
        ],
        Status: STATUS,
        UnpublishButton: UNPUBLISH_ITEMS,
        PublishButton: '/src/features/schedules/admin/PublishOrSchedule#PublishOrSchedule',
      },
    },
    description: texts({
      nl: 'Artikelen van het blog. Elke taal publiceert u apart; een taal zonder artikel toont het niet.',
      en: 'Articles of the blog. Each language is published on its own; a language without the article does not show it.',
    }),
  },
  access: publishedContent,
  versions: {
    maxPerDoc: VERSIONS_KEPT,
    drafts: { localizeStatus: true, autosave: { interval: AUTOSAVE_INTERVAL_MS } },
  },
  defaultSort: '-publishedAt',
  hooks: {
    beforeOperation: [
      noteDraftToPublish,
      duplicateAsDraft,
      saveCopiedLanguageAsDraft,
      saveDraftBeforePublish,
      scheduleFuturePost,
      saveDraftBeforeUnpublish,
      keepOnline,
      dropTakenSlugs,
    ],
    beforeValidate: [fillSlug('title')],
    beforeChange: [
      requireComplete(imagesHaveTexts),
      computeReadingTime,
      datePublication,
      stampUpdatedAt,
      trackPublishedLocales,
      trashPostUrls,
    ],
    beforeDelete: [removePostUrls],
    afterChange: [reviewPublication, unpublishLocale, derivePostUrls, announcePostChange],
    afterDelete: [announcePostRemoval],
    afterOperation: [publishEachLocale, keepSchedules],
  },
  fields: postFields,
}
