import type { CollectionAfterChangeHook, CollectionConfig, TypeWithID } from 'payload'

import { requireComplete } from '@/src/access/publication-rules'
import { saveCopiedLanguageAsDraft } from '@/src/upstream/payload/copy-language-as-draft'
import { keepOnline } from '@/src/upstream/payload/keep-online'
import { publishEachLocale, saveDraftBeforePublish } from '@/src/upstream/payload/publish-every-language'
import { stampUpdatedAt } from '@/src/upstream/payload/stamp-updated-at'
import { AUTOSAVE_INTERVAL_MS, STATUS, TRUE_STATUS, VERSIONS_KEPT } from './publication'
import { rejectUnpublishing } from './reject-unpublishing'

type Components = NonNullable<NonNullable<CollectionConfig['admin']>['components']>
type Control = NonNullable<NonNullable<Components['edit']>['beforeDocumentControls']>[number]
type SitePart = TypeWithID & { id: string }

/** Of a part of the site that a tenant has one of, such as its navigation: as those of a page. */
export const SITE_PART_VERSIONS = {
  maxPerDoc: VERSIONS_KEPT,
  drafts: { localizeStatus: true, autosave: { interval: AUTOSAVE_INTERVAL_MS } },
} as const satisfies CollectionConfig['versions']

/** The form of such a part: as that of a page, but nothing takes it offline. */
export const sitePartForm = (...controls: Control[]): Components => ({
  edit: {
    beforeDocumentControls: [TRUE_STATUS, ...controls],
    Status: STATUS,
    UnpublishButton: '/src/admin/document/NoUnpublishItems#NoUnpublishItems',
  },
})

/** Drafts and publication per locale, for a part that stays published. */
export const sitePartHooks = <T extends SitePart>(
  announce: CollectionAfterChangeHook<T>,
): NonNullable<CollectionConfig['hooks']> => ({
  beforeOperation: [saveCopiedLanguageAsDraft, saveDraftBeforePublish, rejectUnpublishing, keepOnline],
  beforeChange: [requireComplete(), stampUpdatedAt],
  afterChange: [announce],
  afterOperation: [publishEachLocale],
})
