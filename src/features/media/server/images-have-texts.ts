import type { PayloadRequest } from 'payload'

import type { PublicationRule } from '@/src/access/publication-rules'
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
      nl: `De afbeelding ${fileName} heeft nog geen beschrijving in het ${name}. Bewerk de afbeelding in dit veld, vul haar beschrijving in en publiceer opnieuw.`,
      en: `The image ${fileName} has no description in ${name} yet. Edit the image in this field, fill in its description, and publish again.`,
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

/** The images that would be shown without alternative text in the locale that is published. */
export const imagesHaveTexts: PublicationRule = async ({ collection, data, req }) => {
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
  return references.flatMap(({ path, id }) => {
    const image = undescribed.get(id)
    return image ? [{ path, message: problemOf(image, req.i18n.language) }] : []
  })
}
