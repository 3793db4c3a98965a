import { afterReadTraverseFields, createLocalReq, type Payload } from 'payload'

import type { Media } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'

/** Images as they are stored, with the URLs that the hooks of the field set. */
export async function withImageUrls(
  payload: Payload,
  stored: readonly Media[],
  locale: Locale,
): Promise<Media[]> {
  const images = stored.map((image) => ({ ...image }))
  if (images.length === 0) return images
  const { config: collection } = payload.collections.media
  const req = await createLocalReq({ locale }, payload)
  const fieldPromises: Promise<void>[] = []
  for (const doc of images)
    afterReadTraverseFields({
      collection,
      doc,
      siblingDoc: doc,
      fields: collection.fields.filter((field) => 'name' in field && field.name === 'url'),
      fieldPromises,
      populationPromises: [],
      context: {},
      currentDepth: 1,
      depth: 0,
      draft: false,
      fallbackLocale: false,
      findMany: true,
      flattenLocales: true,
      global: null,
      locale,
      // Public: images of a site.
      overrideAccess: true,
      parentIndexPath: '',
      parentPath: '',
      parentSchemaPath: '',
      req,
      showHiddenFields: false,
    })
  await Promise.all(fieldPromises)
  return images
}
