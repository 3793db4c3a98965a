import type { CollectionConfig } from 'payload'

import { announceMediaChange, announceMediaRemoval } from '@/src/cache/hooks'
import { assistantButton } from '@/src/features/assistant/rules/assistant-button'
import { texts } from '@/src/i18n/locale-texts'
import { env } from '@/src/platform/env'
import { thumbnailAddress } from '@/src/features/media/rules/image-address'
import { IMAGE_TYPES } from '@/src/features/media/rules/image-types'
import { backUpFile, removeBackup, restoreBackup } from '@/src/features/media/server/file-backup'
import { hasFile } from '@/src/features/media/server/has-file'
import { removeStoredFile } from '@/src/features/media/server/stored-file'
import { uploadEndpoints } from '@/src/features/media/server/upload-endpoints'
import { rejectMissingFiles } from '@/src/upstream/payload/missing-files'
import { moveFocalPoint } from '@/src/upstream/payload/move-focal-point'
import { transactionalFiles } from '@/src/upstream/payload/transactional-files'
import { DAY_SECONDS } from '@/src/lib/durations'
import { mediaAccess } from './access'
import { mediaFields } from './fields'
import { readAltTexts, returnAltTexts } from '@/src/features/media/hooks/alt-texts'
import { setImageMetadata } from '@/src/features/media/hooks/set-image-metadata'
import { validateImage } from '@/src/features/media/hooks/validate-image'
import { requireFile } from '@/src/features/media/hooks/require-file'

const files = transactionalFiles({
  backUp: backUpFile,
  discard: removeBackup,
  restore: restoreBackup,
  remove: removeStoredFile,
})

/** Images of a tenant. Files are public once uploaded; the documents are private to the tenant. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: texts({ nl: 'Afbeelding', en: 'Image' }), plural: texts({ nl: 'Media', en: 'Media' }) },
  admin: {
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'translation', 'width', 'height', 'updatedAt'],
    pagination: { defaultLimit: 24, limits: [24, 48, 96] },
    listSearchableFields: ['filename', 'alt', 'caption', 'credit', 'tags', 'folder'],
    components: {
      edit: { beforeDocumentControls: [assistantButton('media')] },
      beforeListTable: ['/src/features/media/admin/upload/UploadSlot#UploadSlot'],
      views: { list: { Component: '/src/features/media/admin/library/MediaList#MediaList' } },
    },
    description: texts({
      nl: 'Afbeeldingen voor pagina’s. Een pagina ermee kan pas in een taal online als de afbeelding een beschrijving in die taal heeft.',
      en: 'Images for pages. A page that shows one can be published in a language once the image has a description in that language.',
    }),
  },
  access: mediaAccess,
  endpoints: uploadEndpoints,
  upload: {
    staticDir: env.MEDIA_DIR,
    handlers: [rejectMissingFiles(hasFile)],
    mimeTypes: [...IMAGE_TYPES],
    adminThumbnail: ({ doc }) => thumbnailAddress(doc),
    focalPoint: true,
    crop: false,
    // Ours is above the list, with progress, what is there already and alt texts in every language.
    bulkUpload: false,
    // Fetching a pasted URL would send a request to an arbitrary host.
    pasteURL: false,
    modifyResponseHeaders: ({ headers }) => {
      // A file replaced under the same name is fresh in every cache within a day.
      headers.set('Cache-Control', `public, max-age=${DAY_SECONDS}`)
    },
  },
  hooks: {
    beforeOperation: [moveFocalPoint, requireFile, validateImage, ...files.beforeOperation],
    beforeChange: [setImageMetadata, files.beforeChange],
    beforeDelete: [files.beforeDelete],
    beforeRead: [readAltTexts],
    afterChange: [returnAltTexts, announceMediaChange],
    afterDelete: [announceMediaRemoval],
  },
  fields: mediaFields,
}
