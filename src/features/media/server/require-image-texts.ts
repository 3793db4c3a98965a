import {
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
} from 'payload'

import { collectReferences } from '@/src/access/references'
import { shownBlocks } from '@/src/features/pages/rules/block-languages'
import { localeName, textIn } from '@/src/i18n/locale-texts'
import { isLocale, LOCALES, type Locale } from '@/src/lib/constants'

type Undescribed = { fileName: string; locale: Locale }

/** The images that lack alternative text in one of the locales, by id. */
async function findUndescribed(
  ids: string[],
  locales: readonly Locale[],
  req: PayloadRequest,
): Promise<Map<string, Undescribed>> {
  const found = new Map<string, Undescribed>()
  if (ids.length === 0) return found
  for (const locale of locales) {
    const { docs } = await req.payload.find({
      collection: 'media',
      where: {
        id: { in: ids },
        or: [{ [`alt.${locale}`]: { exists: false } }, { [`alt.${locale}`]: { equals: '' } }],
      },
      select: { filename: true },
      depth: 0,
      pagination: false,
      // A document only refers to images of its own tenant, which the tenant rule has validated.
      overrideAccess: true,
      req,
    })
    for (const { id, filename } of docs) found.set(id, { fileName: filename ?? '', locale })
  }
  return found
}

const problemOf = ({ fileName, locale }: Undescribed, language: string): string => {
  const name = localeName(locale, language)
  return textIn(
    {
      nl: `De afbeelding ${fileName} heeft nog geen beschrijving in het ${name}. Geef er een, en publiceer opnieuw.`,
      en: `The image ${fileName} has no description in ${name} yet. Give it one, and publish again.`,
    },
    language,
  )
}

/** The data without the blocks and rows that are left out in the locale that is published. */
function withShownBlocks({ locale, payload }: PayloadRequest, data: Record<string, unknown>) {
  const blocks: unknown = data.blocks
  if (!isLocale(locale) || !Array.isArray(blocks)) return data
  return { ...data, blocks: shownBlocks(blocks, payload.config.blocks ?? [], locale) }
}

/**
 * Rejects what would show an image without alternative text in the locale that is published.
 * @throws {ValidationError} at the fields of the images
 */
export async function rejectMissingImageTexts(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  data: Record<string, unknown>,
): Promise<void> {
  const imagesOf = (shown: Record<string, unknown>) =>
    collectReferences(collection, shown, req.payload.config).filter(
      ({ relationTo }) => relationTo === 'media',
    )
  const ids = new Set(imagesOf(withShownBlocks(req, data)).map(({ id }) => id))
  const references = imagesOf(data).filter(({ id }) => ids.has(id))
  const locales = isLocale(req.locale) ? [req.locale] : LOCALES
  const undescribed = await findUndescribed(
    references.map(({ id }) => id),
    locales,
    req,
  )
  const errors = references.flatMap(({ path, id }) => {
    const image = undescribed.get(id)
    return image ? [{ path, message: problemOf(image, req.i18n.language) }] : []
  })
  const [first] = errors
  if (!first) return
  // Bulk operations show only the message of the error, which would otherwise be that a field is invalid.
  const error = new ValidationError({ collection: collection.slug, errors, req }, req.t)
  throw Object.assign(error, { message: first.message })
}

type Publishable = { id: string; _status?: 'draft' | 'published' | null }

/** Rejects publishing a document while one of its images has no alternative text in the language that is published. */
export const requireImageTexts: CollectionBeforeChangeHook<Publishable> = async ({
  data,
  collection,
  req,
}) => {
  if (data._status === 'published') await rejectMissingImageTexts(req, collection, data)
  return data
}
