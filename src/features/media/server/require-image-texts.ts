import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'

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
    // A document may only show images of its own tenant, which the tenant rule has checked.
    overrideAccess: true,
    req,
  })
  return docs.map(({ filename }) => filename ?? '')
}

type Publishable = { id: string; _status?: 'draft' | 'published' | null }

/** A document is published only when every image in it is described in both languages. */
export const requireImageTexts: CollectionBeforeChangeHook<Publishable> = async ({
  data,
  collection,
  req,
}) => {
  if (data._status !== 'published') return data
  const ids = collectReferences(collection, data, req.payload.config)
    .filter(({ relationTo }) => relationTo === 'media')
    .map(({ id }) => id)
  const missing = ids.length > 0 ? await imagesWithoutText(ids, req) : []
  if (missing.length === 0) return data
  const list = missing.join(', ')
  throw new APIError(
    textIn(
      {
        nl: `Nog niet te publiceren: geef deze afbeeldingen een beschrijving in beide talen: ${list}.`,
        en: `Cannot be published yet: give these images a description in both languages: ${list}.`,
      },
      req.i18n.language,
    ),
    422,
    null,
    true,
  )
}
