import {
  APIError,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'

import { collectReferences } from '@/src/access/references'
import { textIn } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'

async function imagesWithoutText(ids: string[], req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: {
      id: { in: ids },
      or: LOCALES.flatMap((locale) => [
        { [`alt.${locale}`]: { exists: false } },
        { [`alt.${locale}`]: { equals: '' } },
      ]),
    },
    select: { filename: true },
    depth: 0,
    pagination: false,
    // A document only refers to images of its own tenant, which the tenant rule has validated.
    overrideAccess: true,
    req,
  })
  return docs.map(({ filename }) => filename ?? '')
}

type Publishable = { id: string; _status?: 'draft' | 'published' | null }

/** @throws {APIError} 422 while an image of the document has no alternative text in some locale */
export async function rejectMissingImageTexts(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  data: Record<string, unknown>,
): Promise<void> {
  const ids = collectReferences(collection, data, req.payload.config)
    .filter(({ relationTo }) => relationTo === 'media')
    .map(({ id }) => id)
  const missing = ids.length > 0 ? await imagesWithoutText(ids, req) : []
  if (missing.length === 0) return
  const fileNames = missing.join(', ')
  throw new APIError(
    textIn(
      {
        nl: `Nog niet te publiceren: geef deze afbeeldingen een beschrijving in beide talen: ${fileNames}.`,
        en: `Cannot be published yet: give these images a description in both languages: ${fileNames}.`,
      },
      req.i18n.language,
    ),
    422,
    null,
    true,
  )
}

/** Rejects publishing a document while one of its images has no alternative text in some locale. */
export const requireImageTexts: CollectionBeforeChangeHook<Publishable> = async ({
  data,
  collection,
  req,
}) => {
  if (data._status === 'published') await rejectMissingImageTexts(req, collection, data)
  return data
}
